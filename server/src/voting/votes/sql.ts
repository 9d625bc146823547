import { limits } from '@upnext/contract/limits';

import { ideaColumns, type IdeaRow } from '../../boards/chart/describe-idea.ts';
import { idleDays } from '../../identity/sessions/session-cookie.ts';
import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';

/** One row for the whole batch: reading one row per vote took the server longer than casting the vote. */
export type BatchRow = {
  /** The voters, in the order of the batch; null if the session is invalid. */
  accounts: (number | null)[];
  /** The refused votes by their index in the batch, starting at 1. */
  refusals: Record<string, VoteRefusal> | null;
  /** The ideas voted for, in the order of $3, with the counts after the batch; null if nothing was found or written. */
  targets: [creatorId: number | null, boardId: number | null, votes: number | null, version: number | null][];
};

export type VoteRefusal =
  | 'not_signed_in'
  | 'idea_not_found'
  | 'own_idea'
  | 'idea_pending'
  | 'voting_ended'
  | 'idea_merged'
  | 'already_voted';

/**
 * The parameters are those of `packBallots`. Per vote: $1 the session hashes, concatenated, and $2 the number of the
 * target. Per target: $3 idea, $4 username and $5 share token, null if the path has none.
 *
 * Arrays are read through sub-selects, which hide their length from the planner. Otherwise PostgreSQL finds that a plan
 * made for a small batch is cheaper than the generic one and plans the statement again for every batch. OFFSET 0 keeps
 * the lookup of one session per vote: a join would read all sessions while the table is small.
 */
const asked = `
  asked AS MATERIALIZED (
    SELECT v.place, v.target, s.account_id, s.is_verified
    FROM unnest((SELECT $2::int[])) WITH ORDINALITY AS v(target, place)
    LEFT JOIN LATERAL (
      SELECT account_id, is_verified FROM sessions
      WHERE token_hash = substring($1::bytea FROM (32 * v.place - 31)::int FOR 32)
        AND expires_at > now() AND last_used_at > now() - interval '${idleDays} days' OFFSET 0) s ON true)`;

/** Ideas that can be voted for, or whose status leads to a specific refusal. */
const votedIdeas = `ideas WHERE id = ANY ((SELECT $3::bigint[])::bigint[]) AND status IN ('approved', 'pending', 'closed', 'merged')`;

/**
 * Boards are looked up once per board, not once per idea: usually all ideas of a batch are on one board. `is_held` says
 * that votes of unverified accounts are held at the moment, because the idea is attacked or because of a setting of its
 * board.
 */
const judged = (ideas: string): string => `
  voted_boards AS MATERIALIZED (
    SELECT b.id, b.archived_at IS NOT NULL AS is_archived, b.verified_only FROM boards b
    WHERE (b.creator_id, b.id) IN (SELECT creator_id, board_id FROM ${ideas})),
  targets AS MATERIALIZED (
    SELECT t.target, i.creator_id, i.board_id, i.id AS idea_id, i.status,
      i.id IS NULL
      OR (
        SELECT lower(coalesce(t.username, o.username)) = lower(o.username) FROM accounts o
        WHERE o.id = i.creator_id AND o.suspended_at IS NULL) IS NOT TRUE
      OR (t.token IS NOT NULL AND i.board_id IS DISTINCT FROM (
        SELECT l.board_id FROM share_links l WHERE l.token = t.token AND l.creator_id = i.creator_id
          AND l.is_active AND (l.expires_at IS NULL OR l.expires_at > now()))) AS is_missing,
      b.is_archived, i.attacked_at IS NOT NULL OR b.verified_only AS is_held
    FROM unnest((SELECT $3::bigint[]), (SELECT $4::text[]), (SELECT $5::text[])) WITH ORDINALITY
      AS t(idea_id, username, token, target)
    LEFT JOIN ${ideas} i ON i.id = t.idea_id
    LEFT JOIN voted_boards b ON b.id = i.board_id),
  judged AS MATERIALIZED (
    SELECT a.place, a.account_id, t.creator_id, t.idea_id, t.is_held AND NOT a.is_verified AS is_held,
      CASE
        WHEN a.account_id IS NULL THEN 'not_signed_in'
        WHEN t.is_missing THEN 'idea_not_found'
        WHEN t.creator_id = a.account_id THEN 'own_idea'
        WHEN t.status = 'pending' THEN 'idea_pending'
        WHEN t.status = 'closed' OR t.is_archived THEN 'voting_ended'
        WHEN t.status = 'merged' THEN 'idea_merged'
      END AS refusal
    FROM asked a JOIN targets t ON t.target = a.target)`;

/**
 * Builds the result row from `outcomes` (place, account_id, refusal). `ideas` and `boards` are the tables with the new
 * counts.
 */
const batchRow = (ideas: string, boards: string): string => `
  SELECT json_agg(account_id ORDER BY place) AS accounts,
    json_object_agg(place, refusal) FILTER (WHERE refusal IS NOT NULL) AS refusals, (
      SELECT json_agg(json_build_array(t.creator_id, t.board_id, i.votes, b.version) ORDER BY t.target) FROM targets t
      LEFT JOIN ${ideas} i ON i.creator_id = t.creator_id AND i.id = t.idea_id
      LEFT JOIN ${boards} b ON b.creator_id = t.creator_id AND b.id = t.board_id) AS targets
  FROM outcomes`;

/**
 * One statement for all votes of a batch. It locks the ideas in key order (every statement that changes ideas must do
 * so, because otherwise the batches of two processes could deadlock), inserts the votes that don't exist yet, raises
 * each count by the number of inserted rows, and raises the boards' versions. If a batch contains the same vote twice,
 * both are reported as counted; `settle` in vote-batch.ts refuses the second one.
 *
 * Voters must not learn whether their votes are held. Held and void votes therefore also raise the version, and the count
 * in the reply includes those of this batch, so that all voters for an idea get the same one.
 */
export const insertVotes = namedQuery<BatchRow>(
  'insert-votes',
  `WITH ${asked},
  locked AS MATERIALIZED (
    SELECT creator_id, board_id, id, status, attacked_at FROM ${votedIdeas}
    ORDER BY creator_id, id FOR NO KEY UPDATE),
  ${judged('locked')},
  added AS (
    INSERT INTO votes (creator_id, idea_id, account_id, state)
    SELECT creator_id, idea_id, account_id, coalesce((
      SELECT w.state FROM withdrawn_holds w
      WHERE w.creator_id = j.creator_id AND w.idea_id = j.idea_id AND w.account_id = j.account_id),
      CASE WHEN is_held THEN 'held' ELSE 'counted' END::vote_state)
    FROM judged j WHERE refusal IS NULL ORDER BY creator_id, idea_id, account_id
    ON CONFLICT DO NOTHING RETURNING creator_id, idea_id, account_id, state),
  counted AS (
    UPDATE ideas i SET votes = i.votes + n.votes, held_votes = i.held_votes + n.held
    FROM (
      SELECT creator_id, idea_id, count(*) FILTER (WHERE state = 'counted') AS votes,
        count(*) FILTER (WHERE state = 'held') AS held, count(*) FILTER (WHERE state <> 'counted') AS uncounted
      FROM added GROUP BY creator_id, idea_id) n
    WHERE i.creator_id = n.creator_id AND i.id = n.idea_id
    RETURNING i.creator_id, i.board_id, i.id, i.votes + n.uncounted AS votes, n.votes AS added),
  touched AS MATERIALIZED (
    SELECT b.creator_id, b.id FROM boards b
    WHERE (b.creator_id, b.id) IN (SELECT creator_id, board_id FROM counted)
    ORDER BY b.creator_id, b.id FOR NO KEY UPDATE),
  raised AS (
    UPDATE boards b SET version = b.version + 1, total_votes = b.total_votes + n.votes
    FROM touched t JOIN (
      SELECT creator_id, board_id, sum(added) AS votes FROM counted GROUP BY creator_id, board_id
    ) n ON n.creator_id = t.creator_id AND n.board_id = t.id
    WHERE b.creator_id = t.creator_id AND b.id = t.id
    RETURNING b.creator_id, b.id, b.version),
  outcomes AS (
    SELECT j.place, j.account_id,
      CASE WHEN j.refusal IS NULL AND a.account_id IS NULL THEN 'already_voted' ELSE j.refusal END AS refusal
    FROM judged j
    LEFT JOIN added a ON a.creator_id = j.creator_id AND a.idea_id = j.idea_id AND a.account_id = j.account_id)
  ${batchRow('counted', 'raised')}`,
);

/** Makes the same checks as `insertVotes`, without casting the vote. */
export const judgeVote = namedQuery<BatchRow>(
  'judge-vote',
  `WITH ${asked},
  found AS (SELECT creator_id, board_id, id, status, attacked_at FROM ${votedIdeas}),
  ${judged('found')},
  outcomes AS (
    SELECT place, account_id,
      CASE
        WHEN refusal IS NOT NULL THEN refusal
        WHEN EXISTS (SELECT FROM votes v WHERE v.creator_id = j.creator_id AND v.idea_id = j.idea_id AND v.account_id = j.account_id)
        THEN 'already_voted'
      END AS refusal
    FROM judged j)
  ${batchRow('ideas', 'boards')}`,
);

/** Parameters: $1 creator id, $2 the ids of the ideas on the page, $3 the viewer's account id. */
export const selectOwnVotes = namedQuery<{ idea_id: number }>(
  'select-own-votes',
  `SELECT idea_id FROM votes WHERE creator_id = $1 AND idea_id = ANY($2::bigint[]) AND account_id = $3`,
);

export const findCreatorId = namedQuery<{ id: number }>(
  'find-creator-id',
  `SELECT b.creator_id AS id FROM accounts a JOIN boards b ON b.creator_id = a.id AND b.is_main WHERE lower(a.username) = lower($1) AND a.suspended_at IS NULL`,
);

/**
 * Joins the place of idea `i` at the last close before the vote, from the chart history; null if it was not on the
 * chart.
 */
const placeBefore = (vote: string): string => `
   LEFT JOIN LATERAL (
     SELECT closed_on FROM chart_closes c
     WHERE c.creator_id = i.creator_id AND c.board_id = i.board_id AND c.closed_at <= ${vote}.voted_at
     ORDER BY c.closed_on DESC LIMIT 1) c ON i.stage = 'made'
   LEFT JOIN chart_places p ON p.creator_id = i.creator_id AND p.board_id = i.board_id AND p.idea_id = i.id
     AND p.closed_on = c.closed_on`;
const wasEarly = `i.stage = 'made' AND coalesce(p.position, 11) > 10`;

/**
 * Parameters: $1 account id, $2 and $3 the time in microseconds and the idea id of the last vote seen. Ideas that are
 * no longer public do not count toward the page size.
 */
export const selectVoteHistory = namedQuery<IdeaRow & { voted_at: Date; microseconds: number; was_early: boolean }>(
  'select-vote-history',
  `WITH mine AS (
     SELECT v.creator_id, v.idea_id, v.voted_at FROM votes v
     WHERE v.account_id = $1 AND (v.voted_at, v.idea_id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3::bigint)
       AND EXISTS (
         SELECT FROM ideas i JOIN accounts o ON o.id = i.creator_id AND o.suspended_at IS NULL
         WHERE i.creator_id = v.creator_id AND i.id = v.idea_id AND i.status IN ('approved', 'closed') OFFSET 0)
     ORDER BY v.voted_at DESC, v.idea_id DESC LIMIT ${limits.explorePerPage + 1})
   SELECT m.voted_at, (extract(epoch FROM m.voted_at) * 1000000)::bigint AS microseconds, ${ideaColumns('i')}, NULL::int AS position, b.slug AS board_slug, f.username AS suggested_by_username, o.username AS creator_username, o.display_name AS creator_name,
     ${wasEarly} AS was_early
   FROM mine m
   JOIN ideas i ON i.creator_id = m.creator_id AND i.id = m.idea_id
   JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
   JOIN accounts o ON o.id = i.creator_id LEFT JOIN accounts f ON f.id = i.suggested_by${placeBefore('m')}
   ORDER BY m.voted_at DESC, m.idea_id DESC`,
);

/** Parameters: $1 the ids of ideas on any boards, $2 the viewer's account id. */
export const selectEarlyVotes = namedQuery<{ idea_id: number }>(
  'select-early-votes',
  `SELECT i.id AS idea_id FROM ideas i
   JOIN votes v ON v.creator_id = i.creator_id AND v.idea_id = i.id AND v.account_id = $2${placeBefore('v')}
   WHERE i.id = ANY($1::bigint[]) AND i.status = 'closed' AND ${wasEarly}`,
);

type ExportedVote = ExportRow & { title: string | null; creator: string | null; voted_at: Date };

/** Copies made by a merge are left out: the vote that was cast is listed with the idea it was cast for. */
export const exportVotes = namedQuery<ExportedVote>(
  'export-votes',
  `SELECT v.voted_at, v.voted_at::text AS after_time, v.idea_id AS after_id, i.title, o.username AS creator
   FROM (SELECT creator_id, idea_id, voted_at FROM votes
     WHERE account_id = $1 AND merged_from IS NULL AND (voted_at, idea_id) > ($2::timestamptz, $3::bigint)
     ORDER BY voted_at, idea_id LIMIT ${exportPageSize}) v
   LEFT JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id AND i.status <> 'deleted'
   LEFT JOIN accounts o ON o.id = v.creator_id ORDER BY v.voted_at, v.idea_id`,
);
