import type { Idea, IdeaInput } from '@upnext/contract/ideas';
import { limits } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { HeldBoard } from '../boards/require-right.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { exploreSoon } from '../explore/schedule-explore.ts';
import { publishIdea } from './sql.ts';

export async function createIdea(
  context: Context,
  { creatorId, boardId, isArchived }: HeldBoard,
  { title, description }: IdeaInput,
): Promise<Idea> {
  if (isArchived) throw new Refusal('board_archived');
  const [created] = await runNamed(context.pool, publishIdea, [
    creatorId,
    boardId,
    title,
    description,
    limits.ideasPerBoard,
  ]);
  if (!created) throw new Refusal('board_full');
  announceChange(context, creatorId, boardId);
  await exploreSoon(context);
  return await readPlace(context, creatorId, created.id);
}
