import type { Transaction } from 'kysely';
import type pg from 'pg';

import type { Context } from '../../context.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { deleteClosed, emptyBoards, raiseVersions } from './sql.ts';

/** With its creator's account: a board that is nobody's main one can be found, filled and listed by nobody. Call the result after the commit. */
export async function closeBoards(
  context: Context,
  transaction: Transaction<Tables>,
  creatorId: number,
): Promise<() => void> {
  const boards = await raiseVersions(transaction, creatorId);
  await emptyBoards(transaction, creatorId);
  if (boards.length > 0) await scheduleExplore(transaction);
  return () => boards.forEach(({ id }) => announceChange(context, creatorId, id));
}

export async function removeClosedBoards(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteClosed, [creatorId]);
}
