import type { CreatedIdeas, IdeaInput } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { announceChange } from '../chart/announce-change.ts';
import { lockBoard, refuseWhenFull } from '../chart/change-board.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { insertIdeas } from './sql.ts';

/** Publishes all ideas or none. If the board is full, none is added. */
export async function createIdeas(
  context: Context,
  { creatorId, boardId, isArchived }: AuthorizedBoard,
  ideas: IdeaInput[],
): Promise<CreatedIdeas> {
  if (isArchived) throw new Refusal('board_archived');
  const created = await context.db.transaction().execute(async (transaction) => {
    // A second, identical request waits here and then finds the titles of the first.
    if (!(await lockBoard(transaction, { creatorId, boardId }))) throw new Refusal('board_not_found');
    return await insertIdeas(transaction, { creatorId, boardId }, ideas).catch(refuseWhenFull);
  });
  if (created.length > 0) {
    announceChange(context, creatorId, boardId);
    await tryScheduleExplore(context);
  }
  return { ideas: created.map(describeIdea), skipped: ideas.length - created.length };
}
