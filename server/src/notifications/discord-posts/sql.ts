import { sql, type Kysely, type Transaction } from 'kysely';

import type { Webhook } from '../../platform/discord/connect.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import type { PostKind } from './queue-post.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type PostRow = Webhook & {
  creator_id: number;
  id: number;
  board_id: number;
  kind: PostKind;
  about: string;
  connected_at: Date;
  username: string;
  displayName: string | null;
  slug: string | null;
  name: string | null;
  language: string | null;
  is_late: boolean;
  sent_today: number;
};

/** Parameters: $1 creator id, $2 board id, $3 limit. */
export const selectSentToday = namedQuery<{ id: number }>(
  'select-sent-discord-posts',
  `SELECT id FROM discord_posts
   WHERE creator_id = $1 AND board_id = $2 AND sent_at > now() - interval '1 day' LIMIT $3`,
);

/** A post that is not sent yet. Parameters: $1 creator id, $2 post id. */
export const findPost = namedQuery<PostRow>(
  'find-discord-post',
  `SELECT p.creator_id, p.id, p.board_id, p.kind, p.about, w.webhook_id, w.token, w.connected_at, a.username,
     a.display_name AS "displayName", b.slug, b.name, (SELECT language FROM email_settings WHERE account_id = p.creator_id) AS language,
     p.due_at < now() - interval '1 day' AS is_late,
     (SELECT count(*)::int FROM discord_posts s
      WHERE s.creator_id = p.creator_id AND s.board_id = p.board_id AND s.sent_at > now() - interval '1 day') AS sent_today
   FROM discord_posts p
   JOIN discord_webhooks w ON w.creator_id = p.creator_id AND w.board_id = p.board_id
   JOIN boards b ON b.creator_id = p.creator_id AND b.id = p.board_id
   JOIN accounts a ON a.id = p.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL
   WHERE p.creator_id = $1 AND p.id = $2 AND p.sent_at IS NULL`,
);

/** Parameters: $1 creator id, $2 post id. */
export const markSent = namedQuery<never>(
  'mark-discord-post-sent',
  `UPDATE discord_posts SET sent_at = clock_timestamp() WHERE creator_id = $1 AND id = $2`,
);

/** Parameters: $1 creator id, $2 post id. */
export const deletePost = namedQuery<never>(
  'delete-discord-post',
  `DELETE FROM discord_posts WHERE creator_id = $1 AND id = $2 AND sent_at IS NULL`,
);

/**
 * Runs the job again later, without counting it as a failure. Parameters: $1 creator id, $2 post id, $3 seconds, $4 whether
 * the post is only due then; otherwise it keeps its age.
 */
export const sendLater = namedQuery<never>(
  'send-discord-post-later',
  `WITH post AS (
     UPDATE discord_posts SET due_at = CASE WHEN $4 THEN clock_timestamp() + make_interval(secs => $3) ELSE due_at END
     WHERE creator_id = $1 AND id = $2 RETURNING creator_id, board_id, id)
   SELECT graphile_worker.add_job('send-discord-post', json_build_object('creatorId', creator_id, 'postId', id),
     queue_name => 'discord-' || board_id % 2, priority => 10, job_key => 'discord-post-' || id, max_attempts => 14,
     run_at => clock_timestamp() + make_interval(secs => $3)) FROM post`,
);

/**
 * Disconnects the board from a webhook that no longer exists, unless it was replaced meanwhile. Returns whether it was
 * disconnected.
 */
export async function disconnectDead(transaction: Transaction<Tables>, post: PostRow): Promise<boolean> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM discord_webhooks
      WHERE creator_id = ${post.creator_id} AND board_id = ${post.board_id} AND webhook_id = ${post.webhook_id}
        AND token = ${post.token} RETURNING creator_id, board_id)
    SELECT FROM gone`.execute(transaction);
  if (rows.length > 0) await deleteUnsent(transaction, { creatorId: post.creator_id, boardId: post.board_id });
  return rows.length > 0;
}

/** The posts of the last day stay, because they count towards the limit also for a new webhook. */
export async function deleteUnsent(
  db: Db,
  { creatorId, boardId }: { creatorId: number; boardId: number },
): Promise<void> {
  await sql`
    DELETE FROM discord_posts WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND sent_at IS NULL`.execute(
    db,
  );
}

export async function deletePostsOf(db: Db, creatorId: number): Promise<void> {
  await sql`DELETE FROM discord_posts WHERE creator_id = ${creatorId}`.execute(db);
}

export type RoundFacts = {
  number: number;
  question: string;
  state: string;
  closes_at: Date;
  held_ballots: number | null;
  pick_from: 'tie' | 'top-three';
  winner_id: number | null;
  picked_at: Date | null;
  seconds_left: number;
  idea_count: number;
  turnout: number;
};

/** Parameters: $1 creator id, $2 round id. */
export const findRoundFacts = namedQuery<RoundFacts>(
  'find-round-facts',
  `SELECT number, question, state, closes_at, held_ballots, pick_from, winner_id, picked_at,
     extract(epoch FROM closes_at - clock_timestamp())::float8 AS seconds_left,
     (SELECT count(*)::int FROM round_candidates c WHERE c.creator_id = r.creator_id AND c.round_id = r.id) AS idea_count,
     coalesce((SELECT votes FROM round_counts c
       WHERE c.creator_id = r.creator_id AND c.round_id = r.id AND c.idea_id = 0), 0) AS turnout
   FROM rounds r WHERE r.creator_id = $1 AND r.id = $2`,
);

export type RankedIdea = { idea_id: number; title: string; votes: number };

/** The ideas of a round with votes, the most votes first, without removed ones. Parameters: $1 creator id, $2 round id. */
export const selectRanked = namedQuery<RankedIdea>(
  'select-ranked-ideas',
  `SELECT c.idea_id, c.title, n.votes FROM round_candidates c
   JOIN round_counts n ON n.creator_id = c.creator_id AND n.round_id = c.round_id AND n.idea_id = c.idea_id
   JOIN ideas i ON i.creator_id = c.creator_id AND i.id = c.idea_id AND i.status <> 'deleted'
   WHERE c.creator_id = $1 AND c.round_id = $2 AND n.votes > 0 ORDER BY n.votes DESC, c.number`,
);

export type WeekFacts = { week: string; week_votes: number; winner: string | null };

/** Parameters: $1 creator id, $2 board id, $3 the first day of the week. */
export const findWeekFacts = namedQuery<WeekFacts>(
  'find-week-facts',
  `SELECT to_char(r.starts_on, 'IYYY"-W"IW') AS week, r.week_votes, i.title AS winner FROM week_recaps r
   LEFT JOIN ideas i ON i.creator_id = r.creator_id AND i.id = (r.places -> 0 ->> 'ideaId')::bigint AND i.status <> 'deleted'
   WHERE r.creator_id = $1 AND r.board_id = $2 AND r.starts_on = $3::date`,
);

export type MadeFacts = { title: string; piece_url: string };

/** Parameters: $1 creator id, $2 idea id. */
export const findMadeFacts = namedQuery<MadeFacts>(
  'find-made-facts',
  `SELECT title, piece_url FROM ideas
   WHERE creator_id = $1 AND id = $2::bigint AND stage = 'made' AND status <> 'deleted' AND piece_url IS NOT NULL`,
);

/** As long as the row exists, the same is not posted again. */
export const deleteOldPosts = sql`DELETE FROM discord_posts WHERE due_at < now() - interval '7 days'`;
