import type { Transaction } from 'kysely';
import type pg from 'pg';

import type { Tables } from '../../tables.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { deleteClosed, emptyBoards } from './sql.ts';

/** With its creator's account, once both are locked: a board that is nobody's main one can be found, filled and listed by nobody. */
export async function closeBoards(transaction: Transaction<Tables>, creatorId: number): Promise<void> {
  if (await emptyBoards(transaction, creatorId)) await scheduleExplore(transaction);
}

export async function removeClosedBoards(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteClosed, [creatorId]);
}
