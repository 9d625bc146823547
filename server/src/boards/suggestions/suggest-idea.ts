import { splitHandle } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { SuggestionInput } from '@upnext/contract/boards/suggestions';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { insertSuggestion } from './sql.ts';

export async function suggestIdea(
  context: Context,
  { accountId }: Actor,
  handle: string,
  { title, description }: SuggestionInput,
): Promise<Idea> {
  const suggestion = { title, description, suggestedBy: accountId };
  const target = await insertSuggestion(context.db, splitHandle(handle), suggestion).catch(refuseWhenFull);
  if (!target) throw new Refusal('board_not_found');
  if (target.id !== null) return await readPlace(context, target.creator_id, target.id);
  if (target.creator_id === accountId) throw new Refusal('own_board');
  if (target.is_blocked) throw new Refusal('suggestions_blocked');
  throw new Refusal('suggestions_closed');
}
