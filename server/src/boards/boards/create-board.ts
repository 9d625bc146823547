import type { BoardInput, BoardSettings } from '@upnext/contract/boards/boards';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { describeSettings, listOwnBoards } from './list-own-boards.ts';
import { showNewProfile } from './show-new-profile.ts';
import { countBoards, insertBoard, placeBoards } from './sql.ts';

/**
 * Creates another board, which is listed last. Each board lists the creator's other boards, so the versions of all the
 * creator's boards are raised.
 */
export async function createBoard(context: Context, actor: Actor, input: BoardInput): Promise<BoardSettings> {
  const creatorId = actor.accountId;
  try {
    const { row, announce } = await context.db.transaction().execute(async (transaction) => {
      // Locks the creator's boards, so that concurrent calls can't both pass the limit check.
      const raised = await showNewProfile(context, transaction, creatorId);
      if ((await countBoards(transaction, creatorId)) >= limits.boardsPerCreator) throw new Refusal('boards_full');
      return { row: await insertBoard(transaction, creatorId, input), announce: raised };
    });
    announce();
    return describeSettings(row, actor.username, 'owner');
  } catch (error) {
    if (violatedConstraint(error) === 'boards_slug_key') throw new Refusal('board_slug_taken');
    throw error;
  }
}

export async function orderBoards(context: Context, actor: Actor, ids: number[]): Promise<BoardSettings[]> {
  const { boards, announce } = await context.db.transaction().execute(async (transaction) => {
    const raised = await showNewProfile(context, transaction, actor.accountId);
    await placeBoards(transaction, actor.accountId, ids);
    return { boards: await listOwnBoards(transaction, actor), announce: raised };
  });
  announce();
  return boards;
}
