import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { HttpClient } from './http-client.ts';

const repository = path.join(import.meta.dirname, '../..');
const timeoutMs = 8_000;
/**
 * The pause before the last request. It covers 1 s until all processes know about the suspension, 1 s of cache lifetime
 * and 2 s of stale-while-revalidate, with a margin.
 */
const lullMs = 5_500;

/**
 * Suspends the creator of a cached board and returns the milliseconds until no page shows the board. Most of the pages
 * are requested continuously, and one is requested again only after a pause.
 */
export async function suspendBoard(
  askers: HttpClient[],
  { username, ideaId }: { username: string; ideaId: number },
  environment: Record<string, string>,
): Promise<number> {
  const quiet = `/${username}?sort=newest`;
  const watched = [
    `/${username}`,
    `/creators/${username}`,
    `/embed/${username}`,
    `/api/creators/${username}`,
    `/${username}/idea/${ideaId}`,
    `/api/creators/${username}/ideas/${ideaId}`,
  ];
  const countOpen = async (paths: string[]): Promise<number> => {
    const answers = await Promise.all(
      askers.flatMap(({ ask }) => paths.map((one) => ask({ method: 'GET', path: one }))),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  const open = await countOpen([quiet, ...watched]);
  if (open !== askers.length * (watched.length + 1))
    throw new Error(`Only ${open} pages returned 200 before the suspension`);
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
