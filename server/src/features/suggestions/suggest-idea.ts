import { splitHandle } from '@upnext/contract/board-handle';
import type { Idea } from '@upnext/contract/ideas';
import type { SuggestionInput } from '@upnext/contract/suggestions';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { readPlace } from '../chart/read-place.ts';
import { insertSuggestion } from './sql.ts';

export async function suggestIdea(
  context: Context,
  actor: Actor,
  handle: string,
  { title, description }: SuggestionInput,
): Promise<Idea> {
  const { username, slug } = splitHandle(handle);
  const values = [username, actor.accountId, title, description, slug];
  const [target] = await runNamed(context.pool, insertSuggestion, values);
  if (!target) throw new Refusal('board_not_found');
  if (target.id !== null) return await readPlace(context, target.creator_id, target.id);
  if (target.creator_id === actor.accountId) throw new Refusal('own_board');
  if (target.is_blocked) throw new Refusal('suggestions_blocked');
  throw new Refusal(target.accepts_suggestions ? 'suggestions_full' : 'suggestions_closed');
}
