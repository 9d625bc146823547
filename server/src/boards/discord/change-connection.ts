import { splitWebhookUrl, type DiscordConnection } from '@upnext/contract/boards/discord';

import type { Context } from '../../context.ts';
import { dropUnsent, hasSentAll } from '../../notifications/discord-posts/limit-posts.ts';
import { queuePost } from '../../notifications/discord-posts/queue-post.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { deleteWebhook, findWebhook, saveWebhook } from './sql.ts';

export async function describeConnection(
  { config, pool }: Context,
  { creatorId, boardId }: AuthorizedBoard,
): Promise<DiscordConnection> {
  const [row] = await runNamed(pool, findWebhook, [creatorId, boardId]);
  return { isOffered: config.discordOrigin !== undefined, connectedAt: row?.connected_at.toISOString() ?? null };
}

/** Connects the board to a channel, or to another one. Nothing is sent yet, so a wrong address is found by a test post. */
export async function saveConnection(
  { config, pool }: Context,
  { creatorId, boardId }: AuthorizedBoard,
  url: string,
): Promise<DiscordConnection> {
  if (config.discordOrigin === undefined) throw new Refusal('discord_off');
  const { webhookId, token } = splitWebhookUrl(url);
  const [row] = await runNamed(pool, saveWebhook, [creatorId, boardId, webhookId, token]);
  // No row means that the account was deleted after the session was checked.
  if (!row) throw new Refusal('not_signed_in');
  return { isOffered: true, connectedAt: row.connected_at.toISOString() };
}

export async function endConnection({ db }: Context, board: AuthorizedBoard): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteWebhook(transaction, board);
    await dropUnsent(transaction, board);
  });
}

/** Queues a test post. */
export async function testConnection({ config, db, pool }: Context, board: AuthorizedBoard): Promise<void> {
  if (config.discordOrigin === undefined) throw new Refusal('discord_off');
  const [row] = await runNamed(pool, findWebhook, [board.creatorId, board.boardId]);
  if (!row) throw new Refusal('discord_not_connected');
  if (await hasSentAll(pool, board)) throw new Refusal('discord_full');
  await db.transaction().execute(async (transaction) => {
    await queuePost(transaction, board, { kind: 'test', about: Date.now() });
  });
}
