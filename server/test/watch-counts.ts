import { setTimeout } from 'node:timers/promises';

import { expect } from 'vitest';

import { countDrift } from './count-drift.ts';
import type { TestServer } from './start-server.ts';

/** Runs `work`. Until it ends, checks again and again that the counts of the creator's board match the rows. */
export async function watchCounts<Result>(
  server: TestServer,
  creatorId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const differences: unknown[] = [];
  const stopping = new AbortController();
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      differences.push(...(await server.query(countDrift, [[creatorId]])));
      await setTimeout(5);
    }
  }
  const watching = watch();
  try {
    return await work();
  } finally {
    stopping.abort();
    await watching;
    expect(differences).toEqual([]);
  }
}
