import { splitHandle } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { SuggestionInput } from '@upnext/contract/boards/suggestions';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { describeIdea } from '../chart/describe-idea.ts';
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
  if (target.id !== null) return describeIdea(target);
  if (target.owner_id === accountId) throw new Refusal('own_board');
  if (target.is_blocked) throw new Refusal('suggestions_blocked');
  throw new Refusal('suggestions_closed');
}
