import type { Kysely, Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { changeBoard, raiseVersions } from '../chart/change-board.ts';
import { selectWhereNamed } from './sql.ts';

/**
 * Raises the version of all of the creator's boards, because each of them shows the profile and lists the other boards.
 * Call it before writing the account or a board, because it locks the boards. Call the returned function after the
 * commit.
 */
export async function showNewProfile(
  context: Context,
  transaction: Transaction<Tables>,
  creatorId: number,
): Promise<() => void> {
  const boards = await raiseVersions(transaction, creatorId);
  return () => boards.forEach(({ id }) => announceChange(context, creatorId, id));
}

/**
 * Published ideas show the username of the fan who suggested them, including on other creators' boards. A job raises
 * the versions of those boards, because doing so locks them.
 */
export async function showNewName(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await addJob(transaction, 'show-new-name', { payload: { accountId } });
}

export async function renewWhereNamed(db: Kysely<Tables>, accountId: number): Promise<void> {
  // Runs one statement per board, so that no board stays locked while the next one is awaited.
  for (const { creator_id: creatorId, board_id: boardId } of await selectWhereNamed(db, accountId))
    await changeBoard(db, { creatorId, boardId });
}
