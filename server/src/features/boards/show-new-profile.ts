import type { Transaction } from 'kysely';
import type pg from 'pg';

import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { raiseVersion, raiseVersions, selectWhereNamed } from './sql.ts';

/**
 * A creator's name, words and background are part of their boards, and so are the names of the others: a change of them is a
 * change of all. Before anything else of a board or its account is written, for this locks them. Returns what must be called after the commit.
 */
export async function showNewProfile(
  context: Context,
  transaction: Transaction<Tables>,
  creatorId: number,
): Promise<() => void> {
  const boards = await raiseVersions(transaction, creatorId);
  return () => boards.forEach(({ id }) => announceChange(context, creatorId, id));
}

/** Whoever suggested an idea is named beside it: other people's boards change with that name. A job's, for it locks them. */
export async function showNewName(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await addJob(transaction, 'show-new-name', { payload: { accountId } });
}

export async function renewWhereNamed(pool: pg.Pool, accountId: number): Promise<void> {
  // One at a time: nobody else's board waits for a lock of another.
  for (const board of await runNamed(pool, selectWhereNamed, [accountId]))
    await runNamed(pool, raiseVersion, [board.creator_id, board.board_id]);
}
