import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { persist } from '../../../test/call.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '100' });
const folder = mkdtempSync(path.join(tmpdir(), 'upnext-receipt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = path.join(import.meta.dirname, '../../../../docs/verify-round.mjs');

/** Runs the script of the docs. Returns its output, or its error. */
async function check(receipt: object, lines: string[], ...more: string[]): Promise<string> {
  const files = [path.join(folder, 'receipt.json'), path.join(folder, 'ballots.ndjson')] as const;
  writeFileSync(files[0], JSON.stringify(receipt));
  writeFileSync(files[1], lines.map((line) => `${line}\n`).join(''));
  return await promisify(execFile)(process.execPath, [script, ...files, ...more]).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('docs/verify-round.mjs accepts a receipt and the list of ballots, and refuses every forgery', async () => {
  const creator = await makeCreator(server);
  const { number, candidates } = await makeRound(server, creator);
  const params = { username: creator.username, number: String(number) };
  const fans = await Promise.all(Array.from({ length: 7 }, () => makeFan(server)));
  for (const [turn, fan] of fans.entries())
    await persist(() => fan.call(api.castBallot, { params, body: { ideaIds: [candidates[turn % 2]?.ideaId ?? 0] } }));
  await endRound(server, creator, number);
  const response = await fetch(`${server.origin}/api/creators/${params.username}/rounds/${number}/ballots`);
  const lines = (await response.text()).trim().split('\n');

  for (const fan of fans) {
    const { body: receipt } = await persist(() => fan.call(api.getReceipt, { params }));
    const said = await check(receipt, lines, receipt.publicKey);
    expect(said).toContain(`idea ${candidates[0]?.ideaId}: 4\n  idea ${candidates[1]?.ideaId}: 3\nOK`);
  }
  const { body: receipt } = await persist(() => fans[0]!.call(api.getReceipt, { params }));
  const forgeries = [
    { ...receipt, ballot: receipt.ballot.replace('counted', 'void') },
    { ...receipt, index: (receipt.index + 1) % lines.length },
    { ...receipt, path: receipt.path.slice(1) },
    { ...receipt, checkpoint: receipt.checkpoint.replace('\n7\n', '\n8\n') },
  ];
  for (const forged of forgeries) expect(await check(forged, lines)).not.toContain('OK');
  expect(await check(receipt, lines, Buffer.alloc(32).toString('base64'))).not.toContain('OK');
  for (const wrong of [lines.slice(1), lines.toReversed(), [...lines.slice(0, -1), lines[0] ?? '']])
    expect(await check(receipt, wrong)).not.toContain('OK');
  const [first = '', ...others] = lines;
  expect(await check(receipt, [first.replace(/"ideas":\[\d+\]/, '"ideas":[]'), ...others])).not.toContain('OK');
});
