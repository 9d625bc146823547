import { setTimeout } from 'node:timers/promises';

import type pg from 'pg';

import { foldVotes } from '../src/reach/insights/fold-votes.ts';

/**
 * Runs foldVotes for all votes up to now, in small slices. No margin is needed, because all processes share one clock.
 */
export async function foldNow({ context: { pool } }: { context: { pool: pg.Pool } }, mostVotes = 5): Promise<void> {
  // `folded_until` is a whole millisecond, so votes from the current millisecond would be left out.
  await setTimeout(2);
  await foldVotes(pool, { marginSeconds: 0, mostVotes });
}
