import { splitHandle } from '@upnext/contract/boards/board-handle';

import { findLink } from '../../boards/share-links/find-link.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findCreatorId, selectEarlyVotes, selectOwnVotes } from './sql.ts';

/**
 * Returns the ideas in this list that the viewer has voted for. This takes one query per page, however many votes there
 * are.
 */
export async function listOwnVotes(context: Context, actor: Actor, handle: string, ideas: number[]) {
  const [creator] = await runNamed(context.pool, findCreatorId, [splitHandle(handle).username]);
  if (!creator) throw new Refusal('board_not_found');
  return await ownVotes(context, actor, creator.id, ideas);
}

export async function listOwnLinkedVotes(context: Context, actor: Actor, token: string, ideas: number[]) {
  const link = await findLink(context, token);
  return await ownVotes(context, actor, link.creator_id, ideas);
}

async function ownVotes(
  context: Context,
  actor: Actor,
  creatorId: number,
  ideas: number[],
): Promise<{ ideaIds: number[] }> {
  const rows = await runNamed(context.pool, selectOwnVotes, [creatorId, ideas, actor.accountId]);
  return { ideaIds: rows.map((row) => row.idea_id) };
}

/** Returns the made ideas in this list that the viewer voted for while they were below place 10 or not on the chart. */
export async function listEarlyVotes({ pool }: Context, { accountId }: Actor, ideas: number[]) {
  const rows = await runNamed(pool, selectEarlyVotes, [ideas, accountId]);
  return { ideaIds: rows.map((row) => row.idea_id) };
}
