import { sql, type Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';

/**
 * What a board posts to its Discord channel. `about` is the id of the round or of the idea, for a weekly chart the first
 * day of the week, and for a test the time.
 */
export type PostKind = 'round-opened' | 'round-ending' | 'round-result' | 'week-recap' | 'idea-made' | 'test';

type BoardKey = { creatorId: number; boardId: number };
type NewPost = { kind: PostKind; about: number | string; delaySeconds?: number };

/**
 * Queues a post in the same transaction as the change that it reports. Does nothing if the board is not connected to a
 * Discord channel, or if the same was queued before; if that isn't due yet, it is due at the new time instead.
 */
export async function queuePost(
  transaction: Transaction<Tables>,
  board: BoardKey,
  { kind, about, delaySeconds = 0 }: NewPost,
): Promise<void> {
  await insertPosts(
    transaction,
    board,
    sql`VALUES (${kind}, ${String(about)}, clock_timestamp() + make_interval(secs => ${delaySeconds}))`,
  );
}

/**
 * Queues the posts of a round that has just opened. A round of less than two hours gets no post about its last hour. If
 * the round is extended, the job waits for the new last hour.
 */
export async function queueRoundPosts(
  transaction: Transaction<Tables>,
  board: BoardKey,
  roundId: number,
): Promise<void> {
  await insertPosts(
    transaction,
    board,
    sql`
      SELECT 'round-opened', ${String(roundId)}, clock_timestamp()
      UNION ALL SELECT 'round-ending', id::text, closes_at - interval '1 hour' FROM rounds
      WHERE creator_id = ${board.creatorId} AND id = ${roundId} AND closes_at > clock_timestamp() + interval '2 hours'`,
  );
}

/**
 * The jobs of a board run one at a time, so that its posts can be counted. There are only two queues, and other jobs come
 * first, because each post can wait ten seconds for Discord. Failed ones are retried with growing pauses, with this many
 * attempts for more than a day; posts that are a day late are dropped.
 */
async function insertPosts(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  posts: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    WITH queued AS (
      INSERT INTO discord_posts (creator_id, board_id, kind, about, due_at)
      SELECT w.creator_id, w.board_id, p.kind, p.about, p.due_at
      FROM discord_webhooks w CROSS JOIN (${posts}) AS p (kind, about, due_at)
      WHERE w.creator_id = ${creatorId} AND w.board_id = ${boardId}
      ON CONFLICT (creator_id, board_id, kind, about) DO UPDATE SET due_at = EXCLUDED.due_at
      WHERE discord_posts.sent_at IS NULL AND discord_posts.due_at > clock_timestamp()
      RETURNING creator_id, board_id, id, due_at)
    SELECT graphile_worker.add_job('send-discord-post', json_build_object('creatorId', creator_id, 'postId', id),
      queue_name => 'discord-' || board_id % 2, priority => 10, job_key => 'discord-post-' || id, run_at => due_at,
      max_attempts => 14)
    FROM queued`.execute(transaction);
}
