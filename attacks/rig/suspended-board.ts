import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Asker } from './ask.ts';

const repository = path.join(import.meta.dirname, '../..');
const timeoutMs = 8_000;
/** A second until every process knows, a second that a cache may keep a page, two that it may show it once more, rounded up. */
const lullMs = 5_500;

/**
 * A board that every cache has; then an operator suspends its creator. The milliseconds until no door shows it: of those that
 * are tried again and again, and of one that nobody tries until after a lull.
 */
export async function suspendBoard(
  askers: Asker[],
  username: string,
  environment: Record<string, string>,
): Promise<number> {
  const quiet = `/${username}?sort=newest`;
  const watched = [`/${username}`, `/creators/${username}`, `/embed/${username}`, `/api/creators/${username}`];
  const countOpen = async (paths: string[]): Promise<number> => {
    const answers = await Promise.all(
      askers.flatMap(({ ask }) => paths.map((one) => ask({ method: 'GET', path: one }))),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  const open = await countOpen([quiet, ...watched]);
  if (open !== askers.length * (watched.length + 1)) throw new Error(`Only ${open} doors were open`);
  await promisify(execFile)(process.execPath, ['server/src/admin.ts', 'suspend', username, '--yes'], {
    cwd: repository,
    env: { ...process.env, ...environment },
  });
  const startedAt = performance.now();
  const tookMs = (): number => performance.now() - startedAt;
  while (tookMs() < timeoutMs && (await countOpen(watched)) > 0) await setTimeout(20);
  const goneMs = tookMs();
  await setTimeout(Math.max(0, lullMs - goneMs));
  return (await countOpen([quiet])) > 0 ? timeoutMs : goneMs;
}
