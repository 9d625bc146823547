import { splitHandle } from '@upnext/contract/board-handle';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findLink } from '../share-links/find-link.ts';
import { findCreatorId, selectOwnVotes } from './sql.ts';

/** Which of these ideas the viewer has voted for: one question a page, whatever the number of votes. */
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
