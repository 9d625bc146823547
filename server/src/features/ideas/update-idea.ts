import type { Idea, IdeaInput } from '@upnext/contract/ideas';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { changeIdea } from './sql.ts';

export async function updateIdea(
  context: Context,
  actor: Actor,
  id: number,
  { title, description }: IdeaInput,
): Promise<Idea> {
  const [changed] = await runNamed(context.pool, changeIdea, [actor.accountId, id, title, description]);
  if (!changed) throw new Refusal('idea_not_found');
  announceChange(context, actor.accountId, changed.board_id);
  return await readPlace(context, actor.accountId, id);
}
