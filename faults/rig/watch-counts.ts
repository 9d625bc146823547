import { setTimeout as sleep } from 'node:timers/promises';

import type { Board } from '../../bench/rig/crowd.ts';
import { connectPool } from '../../server/src/platform/postgres/connect.ts';
import { isTransientFailure } from '../../server/src/platform/postgres/read-failure.ts';
import { countDrift } from '../../server/test/count-drift.ts';
import type { Fault } from './fault.ts';

type Watched = { looks: number; differences: number };

/**
 * Checks the counts of one board after the other, each in one snapshot, until it is stopped. Skips checks while
 * PostgreSQL is down.
 */
export function watchCounts(fault: Fault, url: string, boards: Board[]): { stop: () => Promise<Watched> } {
  const pool = connectPool(url, { max: 1 });
  const stopping = new AbortController();
  const watched: Watched = { looks: 0, differences: 0 };

  async function run(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const creatorId = boards[turn % boards.length]?.creatorId;
      try {
        watched.differences += (await pool.query(countDrift, [[creatorId]])).rows.length;
        watched.looks++;
      } catch (error) {
        if (!isTransientFailure(error)) throw error;
      }
      await sleep(100);
    }
  }

  const running = run();
  const stop = async (): Promise<Watched> => {
    stopping.abort();
    await running;
    return watched;
  };
  fault.later(async () => {
    await stop();
    await pool.end();
  });
  return { stop };
}
