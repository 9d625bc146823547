import { setTimeout } from 'node:timers/promises';

import { foldVotes } from '../src/reach/insights/fold-votes.ts';
import type { TestServer } from './start-server.ts';

/** Counts what was voted up to now, in small slices: no margin, for this machine has one clock. */
export async function foldNow({ context: { pool } }: TestServer, mostVotes = 5): Promise<void> {
  // The mark is a whole millisecond: what was cast in this one comes with the next.
  await setTimeout(2);
  await foldVotes(pool, { marginSeconds: 0, mostVotes });
}
