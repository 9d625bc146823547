import type { Idea } from '@upnext/contract/boards/ideas';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { selectOwnSuggestions, selectPending } from './sql.ts';

/** A board's pending suggestions, oldest first. */
export async function listPending(context: Context, { creatorId, boardId }: AuthorizedBoard): Promise<Idea[]> {
  const rows = await runNamed(context.pool, selectPending, [creatorId, boardId]);
  return rows.map(describeIdea);
}

/** A fan's own suggestions with their status, newest first. */
export async function listOwnSuggestions(context: Context, actor: Actor): Promise<Idea[]> {
  const rows = await runNamed(context.pool, selectOwnSuggestions, [actor.accountId]);
  return rows.map(describeIdea);
}
