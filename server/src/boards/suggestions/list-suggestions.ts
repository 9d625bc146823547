import type { Idea } from '@upnext/contract/boards/ideas';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { HeldBoard } from '../boards/require-right.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { selectOwnSuggestions, selectPending } from './sql.ts';

/** What waits on a board, the longest first. */
export async function listPending(context: Context, { creatorId, boardId }: HeldBoard): Promise<Idea[]> {
  const rows = await runNamed(context.pool, selectPending, [creatorId, boardId]);
  return rows.map(describeIdea);
}

/** What a fan suggested, and what became of it. */
export async function listOwnSuggestions(context: Context, actor: Actor): Promise<Idea[]> {
  const rows = await runNamed(context.pool, selectOwnSuggestions, [actor.accountId]);
  return rows.map(describeIdea);
}
