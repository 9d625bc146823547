import type pg from 'pg';

import { deleteOldCounts, deleteVoteHours, deleteVoterDays, deleteVoters } from './sql.ts';

/** What was counted for a creator whose account and boards are gone. */
export async function removeInsights(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteOldCounts, [creatorId]);
  await pool.query(deleteVoteHours, [creatorId]);
  await pool.query(deleteVoterDays, [creatorId]);
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(deleteVoters, [creatorId]));
  } while (removed);
}
