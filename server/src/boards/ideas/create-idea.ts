import type { Idea, IdeaInput } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { insertIdea } from './sql.ts';

export async function createIdea(
  context: Context,
  { creatorId, boardId, isArchived }: AuthorizedBoard,
  { title, description }: IdeaInput,
): Promise<Idea> {
  if (isArchived) throw new Refusal('board_archived');
  const created = await insertIdea(context.db, { creatorId, boardId }, { title, description }).catch(refuseWhenFull);
  if (!created) throw new Refusal('board_not_found');
  announceChange(context, creatorId, boardId);
  await tryScheduleExplore(context);
  return describeIdea(created);
}
