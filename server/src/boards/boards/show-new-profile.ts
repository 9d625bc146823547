import type { Kysely, Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { changeBoard, raiseVersions } from '../chart/change-board.ts';
import { selectWhereNamed } from './sql.ts';

/**
 * Every board shows the creator's profile and the names of the creator's other boards, so all of them change. Call it
 * before the account or a board is written, because it locks the boards. Returns a function to call after the commit.
 */
export async function showNewProfile(
  context: Context,
  transaction: Transaction<Tables>,
  creatorId: number,
): Promise<() => void> {
  const boards = await raiseVersions(transaction, creatorId);
  return () => boards.forEach(({ id }) => announceChange(context, creatorId, id));
}

/** Published ideas show who suggested them, also on the boards of others. A job changes those, because it locks them. */
export async function showNewName(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await addJob(transaction, 'show-new-name', { payload: { accountId } });
}

export async function renewWhereNamed(db: Kysely<Tables>, accountId: number): Promise<void> {
  // One statement per board: none is locked while this waits for another.
  for (const { creator_id: creatorId, board_id: boardId } of await selectWhereNamed(db, accountId))
    await changeBoard(db, { creatorId, boardId });
}
