import type { FollowedBoard } from '@upnext/contract/boards/follows';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { logoUrlOf } from '../../identity/accounts/describe-creator.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteFollow, findFollow, insertFollow, selectFollows } from './sql.ts';

async function keyOf(context: Context, username: string, { accountId }: Actor): Promise<[number, number, number]> {
  const { creator, board } = (await context.boardStore.read(username)).page;
  return [creator.id, board.id, accountId];
}

export async function isFollowing(context: Context, actor: Actor, username: string): Promise<boolean> {
  const [row] = await runNamed(context.pool, findFollow, await keyOf(context, username, actor));
  return row !== undefined;
}

export async function listFollows({ pool }: Context, { accountId }: Actor): Promise<FollowedBoard[]> {
  const rows = await runNamed(pool, selectFollows, [accountId, limits.followedBoards]);
  return rows.map((row) => ({
    username: row.username,
    displayName: row.display_name,
    logoUrl: logoUrlOf(row),
    slug: row.slug,
    name: row.name,
  }));
}

/** Idempotent. An owner can't follow their own board, because they get its notifications anyway. */
export async function followBoard(context: Context, actor: Actor, username: string): Promise<void> {
  const key = await keyOf(context, username, actor);
  if (key[0] === actor.accountId) throw new Refusal('own_board');
  await runNamed(context.pool, insertFollow, key);
}

export async function unfollowBoard(context: Context, actor: Actor, username: string): Promise<void> {
  await runNamed(context.pool, deleteFollow, await keyOf(context, username, actor));
}
