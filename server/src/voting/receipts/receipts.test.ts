import { createHash, createPublicKey, verify } from 'node:crypto';

import { api } from '@upnext/contract/api';
import type { BallotReceipt } from '@upnext/contract/voting/ballots';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '100' });

const at = ({ username }: TestAccount, number: number) => ({ username, number: String(number) });
const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const bytes = (hex: string) => Buffer.from(hex, 'hex');

/**
 * A second verifier, independent of the code under test: it computes the tree from the top (RFC 6962, section 2.1), while
 * the server merges leaves from below.
 */
function rootOfFile(lines: string[]): string {
  if (lines.length === 0) return sha256();
  if (lines.length === 1) return sha256(bytes('00'), lines[0] ?? '');
  let split = 1;
  while (split * 2 < lines.length) split *= 2;
  return sha256(bytes('01'), bytes(rootOfFile(lines.slice(0, split))), bytes(rootOfFile(lines.slice(split))));
}

/** The algorithm of RFC 9162, section 2.1.3.2. */
function rootOfReceipt({ ballot, index, size, path }: BallotReceipt): string {
  let [place, last, root] = [index, size - 1, sha256(bytes('00'), ballot)];
  for (const sibling of path) {
    if (place % 2 === 1 || place === last) {
      root = sha256(bytes('01'), bytes(sibling), bytes(root));
      while (place % 2 === 0 && place !== 0) [place, last] = [place >> 1, last >> 1];
    } else {
      root = sha256(bytes('01'), bytes(root), bytes(sibling));
    }
    [place, last] = [place >> 1, last >> 1];
  }
  return root;
}

function isSigned(checkpoint: string, publicKey: string): boolean {
  const [text = '', signature = ''] = checkpoint.split('\n\n');
  const key = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') };
  const signed = Buffer.from(signature.trim().split(' ')[2] ?? '', 'base64').subarray(4);
  return verify(null, Buffer.from(`${text}\n`), createPublicKey({ key, format: 'jwk' }), signed);
}

async function download(creator: TestAccount, number: number): Promise<string[]> {
  const response = await fetch(`${server.origin}/api/creators/${creator.username}/rounds/${number}/ballots`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  return (await response.text()).split('\n').slice(0, -1);
}

/** Adds ballots without requests: accounts that don't exist vote for the first candidate. */
async function addBallots(creator: TestAccount, number: number, count: number): Promise<void> {
  await server.query(
    `INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state)
     SELECT r.creator_id, r.id, 1000000 + n, ARRAY[c.idea_id], CASE WHEN n % 10 = 0 THEN 'void' ELSE 'counted' END::vote_state
     FROM rounds r JOIN round_candidates c ON c.creator_id = r.creator_id AND c.round_id = r.id AND c.number = 1,
       generate_series(1, $3::int) n WHERE r.creator_id = $1 AND r.number = $2`,
    [creator.id, number, count],
  );
}

test.each([1, 2, 3, 1_024, 1_025, 2_500])(
  'getReceipt returns 200 with a receipt that an independent verifier accepts, among %i ballots; downloadBallots returns 200',
  async (size) => {
    const [creator, fan] = [await makeCreator(server), await makeFan(server)];
    const { number, candidates } = await makeRound(server, creator);
    const ideaIds = [candidates[1]?.ideaId ?? 0];
    await fan.call(api.castBallot, { params: at(creator, number), body: { ideaIds } });
    await addBallots(creator, number, size - 1);
    await endRound(server, creator, number);

    const { body: receipt, status } = await fan.call(api.getReceipt, { params: at(creator, number) });
    const { body: round } = await server.call(api.getRound, { params: at(creator, number) });
    const lines = await download(creator, number);
    expect([status, receipt.size, lines.length]).toEqual([200, size, size]);
    expect(JSON.parse(receipt.ballot)).toMatchObject({ ideas: ideaIds, state: 'counted' });
    expect(lines[receipt.index]).toBe(receipt.ballot);
    expect(rootOfReceipt(receipt)).toBe(receipt.root);
    expect(rootOfFile(lines)).toBe(receipt.root);
    expect(receipt.checkpoint).toContain(`\n${size}\n${bytes(receipt.root).toString('base64')}\n`);
    expect(isSigned(receipt.checkpoint, receipt.publicKey)).toBe(true);
    expect(isSigned(receipt.checkpoint.replace(`\n${size}\n`, `\n${size + 1}\n`), receipt.publicKey)).toBe(false);
    expect(round.result?.proof).toMatchObject({ checkpoint: receipt.checkpoint, root: receipt.root, size });
    const recount = new Map<number, number>();
    for (const { ideas, state } of lines.map((line) => JSON.parse(line)))
      for (const id of state === 'counted' ? ideas : []) recount.set(id, (recount.get(id) ?? 0) + 1);
    expect(round.candidates.map(({ ideaId, votes }) => [ideaId, votes])).toEqual(
      candidates.map(({ ideaId }) => [ideaId, recount.get(ideaId) ?? 0]),
    );
  },
);

test('a ballot that is changed, left out or added after the publication changes the root', async () => {
  const creator = await makeCreator(server);
  const { number } = await makeRound(server, creator);
  await addBallots(creator, number, 20);
  await endRound(server, creator, number);
  const lines = await download(creator, number);
  const published = (await server.call(api.getRound, { params: at(creator, number) })).body.result?.proof?.root;
  expect(rootOfFile(lines)).toBe(published);
  const [first = '', ...others] = lines;
  for (const forged of [
    others,
    [...lines, first],
    [first.replace('counted', 'void').replace('"void"', '"counted!"'), ...others],
  ])
    expect(rootOfFile(forged)).not.toBe(published);
});

test('getReceipt returns 409 ballots_not_published before the result is final, and 404 no_ballot', async () => {
  const [creator, fan, other] = [await makeCreator(server), await makeFan(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator);
  const params = at(creator, number);
  await fan.call(api.castBallot, { params, body: { ideaIds: [candidates[0]?.ideaId ?? 0] } });
  const early = await fan.call(api.getReceipt, { params });
  expect([early.status, early.error.code]).toEqual([409, 'ballots_not_published']);
  const file = await server.call(api.downloadBallots, { params });
  expect([file.status, file.error.code]).toEqual([409, 'ballots_not_published']);
  await endRound(server, creator, number);
  const stranger = await other.call(api.getReceipt, { params });
  expect([stranger.status, stranger.error.code]).toEqual([404, 'no_ballot']);
  expect((await server.call(api.getReceipt, { params })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.getReceipt, { params: { ...params, number: '9' } })).error.code).toBe('round_not_found');
  expect((await server.call(api.downloadBallots, { params: { ...params, number: '9' } })).status).toBe(404);
});
