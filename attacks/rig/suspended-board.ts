import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Asker } from './ask.ts';

const repository = path.join(import.meta.dirname, '../..');
const patienceMs = 8_000;

/** A board that every cache has; then an operator suspends its creator. The milliseconds until no door shows it. */
export async function suspendBoard(
  askers: Asker[],
  username: string,
  environment: Record<string, string>,
): Promise<number> {
  const paths = [
    `/${username}`,
    `/${username}?sort=newest`,
    `/creators/${username}`,
    `/embed/${username}`,
    `/api/creators/${username}`,
  ];
  const countOpen = async (): Promise<number> => {
    const answers = await Promise.all(
      askers.flatMap(({ ask }) => paths.map((one) => ask({ method: 'GET', path: one }))),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  const open = await countOpen();
  if (open !== askers.length * paths.length) throw new Error(`Only ${open} doors were open`);
  await promisify(execFile)(process.execPath, ['server/src/admin.ts', 'suspend', username, '--yes'], {
    cwd: repository,
    env: { ...process.env, ...environment },
  });
  const startedAt = performance.now();
  const tookMs = (): number => performance.now() - startedAt;
  while (tookMs() < patienceMs && (await countOpen()) > 0) await setTimeout(20);
  return tookMs();
}
