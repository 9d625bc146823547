import { discordPostsPerDay } from '@upnext/contract/boards/discord';
import { pickLanguage } from '@upnext/contract/language';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import * as z from 'zod/mini';

import type { Discord } from '../../platform/discord/connect.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { announceNotification } from '../announce-notification.ts';
import { deletePost, disconnectDead, findPost, markSent, sendLater, type PostRow } from './sql.ts';
import { writePost } from './write-post.ts';

/** The dependencies of the job. Without Discord, the site sends no posts. */
export type DiscordWork = { pool: pg.Pool; db: Kysely<Tables>; origin: string; discord: Discord | undefined };

const OnePost = z.object({ creatorId: z.int(), postId: z.int() });

/**
 * Sends a post to the board's Discord channel. Throws if Discord can't be reached, and the job queue tries again with
 * growing pauses. Each post is sent once, unless the process is killed between Discord's answer and the commit: then it is
 * sent twice. Dropped are posts that are a day late, that are no longer true, and those above the daily limit.
 */
export async function sendPost({ pool, db, origin, discord }: DiscordWork, payload: unknown): Promise<void> {
  const { creatorId, postId } = OnePost.parse(payload);
  const key = [creatorId, postId];
  const [post] = await runNamed(pool, findPost, key);
  if (!post) return;
  const drop = async () => void (await runNamed(pool, deletePost, key));
  if (!discord || post.is_late || post.sent_today >= discordPostsPerDay) return await drop();
  const written = await writePost({ pool, origin, post });
  if (!written) return await drop();
  if ('dueInSeconds' in written) return void (await runNamed(pool, sendLater, [...key, written.dueInSeconds, true]));

  const outcome = await discord.post(post, written.content);
  if (outcome.is === 'later') return void (await runNamed(pool, sendLater, [...key, outcome.seconds, false]));
  // Posts that Discord refuses are not tried again, and count towards the daily limit, too.
  await runNamed(pool, markSent, key);
  if (outcome.is === 'gone') await disconnect(db, post);
}

/** The webhook was deleted in Discord: the board is disconnected, and its owner is notified. */
async function disconnect(db: Kysely<Tables>, post: PostRow): Promise<void> {
  const { creator_id: creatorId, board_id: boardId, slug, name, connected_at: connectedAt } = post;
  await db.transaction().execute(async (transaction) => {
    if (!(await disconnectDead(transaction, post))) return;
    await announceNotification(transaction, {
      kind: 'discord-disconnected',
      about: `${boardId}:${connectedAt.toISOString()}`,
      creatorId,
      payload: { connectedAt: connectedAt.toISOString(), ...(slug !== null && { board: { slug, name } }) },
      language: pickLanguage(post.language),
    });
  });
}
