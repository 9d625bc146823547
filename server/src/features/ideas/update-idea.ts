import type { Idea, IdeaInput } from '@upnext/contract/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { changeIdea } from './sql.ts';

export async function updateIdea(
  context: Context,
  creatorId: number,
  id: number,
  { title, description }: IdeaInput,
): Promise<Idea> {
  const [changed] = await runNamed(context.pool, changeIdea, [creatorId, id, title, description]);
  if (!changed) throw new Refusal('idea_not_found');
  announceChange(context, creatorId, changed.board_id);
  return await readPlace(context, creatorId, id);
}
