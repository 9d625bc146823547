import { idleDays } from '../../identity/sessions/session-cookie.ts';
import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';

export type BallotRefusal =
  | 'not_signed_in'
  | 'round_not_found'
  | 'round_not_open'
  | 'round_closed'
  | 'own_round'
  | 'wrong_choice';

export type BatchRow = {
  /** The voters, in the order of the batch; null if the session is invalid. */
  accounts: (number | null)[];
  /** The refused ballots by their index in the batch, starting at 1. */
  refusals: Record<string, BallotRefusal> | null;
};

/**
 * One statement for all ballots of a batch. Per ballot: $1 the session hashes, concatenated, $2 the number of the target,
 * $3 the ideas as the text of an array and $7 the source. Per target: $4 username, $5 slug of the board (null: the main
 * board) and $6 number of the round. Arrays are read through sub-selects for the reason given in ../votes/sql.ts.
 *
 * It locks the open rounds FOR SHARE, so that the close waits for it, and only then reads the clock. A round that is
 * closed meanwhile is not in `locked`: PostgreSQL checks its state again after waiting for the lock.
 *
 * Ballots of accounts whose votes on the board are on hold or were removed are held. They are looked up per batch in the
 * checks: a lookup per ballot in votes would read the whole partition as long as its statistics say that it is small.
 *
 * If a batch has two ballots of one account for a round, the later one is written. Changing a ballot doesn't change its
 * state, which is decided at the first vote and at the close, or its source. Held ballots are not counted.
 */
const writeBallots = (voter: string) => `
  WITH asked AS MATERIALIZED (
    SELECT v.place, v.target, v.ideas::bigint[] AS idea_ids, v.source, s.account_id, s.is_verified
    FROM unnest((SELECT $2::int[]), (SELECT $3::text[]), (SELECT $7::text[])) WITH ORDINALITY AS v(target, ideas, source, place)
    LEFT JOIN LATERAL (${voter} OFFSET 0) s ON true),
  targets AS MATERIALIZED (
    SELECT t.target, r.creator_id, b.id AS board_id, r.id AS round_id, r.state, b.verified_only, b.archived_at IS NOT NULL AS is_archived,
      c.idea_ids, c.attacked_ids
    FROM unnest((SELECT $4::text[]), (SELECT $5::text[]), (SELECT $6::bigint[])) WITH ORDINALITY
      AS t(username, slug, number, target)
    LEFT JOIN LATERAL (
      SELECT b.creator_id, b.id, b.verified_only, b.archived_at FROM accounts o JOIN boards b ON b.creator_id = o.id
      WHERE lower(o.username) = lower(t.username) AND o.suspended_at IS NULL
        AND CASE WHEN t.slug IS NULL THEN b.is_main ELSE b.slug = lower(t.slug) END OFFSET 0) b ON true
    LEFT JOIN LATERAL (
      SELECT r.creator_id, r.id, r.state FROM rounds r
      WHERE r.creator_id = b.creator_id AND r.board_id = b.id AND r.number = t.number AND r.state <> 'cancelled' OFFSET 0) r ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(i.id) AS idea_ids, array_agg(i.id) FILTER (WHERE i.attacked_at IS NOT NULL) AS attacked_ids
      FROM round_candidates c JOIN ideas i ON i.creator_id = c.creator_id AND i.id = c.idea_id AND i.status <> 'deleted'
      WHERE c.creator_id = r.creator_id AND c.round_id = r.id OFFSET 0) c ON true),
  locked AS MATERIALIZED (
    SELECT creator_id, id, closes_at, CASE votes_per_person WHEN 'one' THEN 1 WHEN 'three' THEN 3 ELSE 16 END AS most
    FROM rounds WHERE (creator_id, id) IN (SELECT creator_id, round_id FROM targets) AND state = 'open'
    ORDER BY creator_id, id FOR SHARE),
  judged AS MATERIALIZED (
    SELECT a.place, a.account_id, a.idea_ids, a.source, t.creator_id, t.round_id,
      NOT a.is_verified AND (t.verified_only OR coalesce(a.idea_ids && t.attacked_ids, false)) AS is_unverified,
      CASE
        WHEN a.account_id IS NULL THEN 'not_signed_in'
        WHEN t.round_id IS NULL THEN 'round_not_found'
        WHEN t.creator_id = a.account_id THEN 'own_round'
        WHEN t.state = 'scheduled' THEN 'round_not_open'
        WHEN l.id IS NULL OR t.is_archived OR l.closes_at <= clock_timestamp() THEN 'round_closed'
        WHEN cardinality(a.idea_ids) > l.most OR NOT a.idea_ids <@ coalesce(t.idea_ids, '{}') THEN 'wrong_choice'
      END AS refusal
    FROM asked a JOIN targets t ON t.target = a.target
    LEFT JOIN locked l ON l.creator_id = t.creator_id AND l.id = t.round_id),
  on_hold AS MATERIALIZED (
    SELECT DISTINCT creator_id, unnest(account_ids) AS account_id FROM vote_checks
    WHERE (creator_id, board_id) IN (SELECT creator_id, board_id FROM targets) AND state IN ('held', 'removed')),
  cast_ballots AS (
    INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, source, state)
    SELECT DISTINCT ON (creator_id, round_id, account_id) creator_id, round_id, account_id, idea_ids, source,
      CASE WHEN is_unverified OR (creator_id, account_id) IN (SELECT creator_id, account_id FROM on_hold)
      THEN 'held' ELSE 'counted' END::vote_state
    FROM judged WHERE refusal IS NULL ORDER BY creator_id, round_id, account_id, place DESC
    ON CONFLICT (creator_id, round_id, account_id) DO UPDATE
      SET ideas_before = round_ballots.idea_ids, idea_ids = excluded.idea_ids, cast_at = excluded.cast_at
    RETURNING creator_id, round_id, idea_ids, ideas_before, state),
  changes AS (
    SELECT creator_id, round_id, idea_id, sum(votes) AS votes FROM (
      SELECT creator_id, round_id, 0 AS idea_id,
        (cardinality(idea_ids) > 0)::int - (cardinality(ideas_before) > 0)::int AS votes
      FROM cast_ballots WHERE state = 'counted'
      UNION ALL SELECT creator_id, round_id, unnest(idea_ids), 1 FROM cast_ballots WHERE state = 'counted'
      UNION ALL SELECT creator_id, round_id, unnest(ideas_before), -1 FROM cast_ballots WHERE state = 'counted') c
    GROUP BY 1, 2, 3 HAVING sum(votes) <> 0),
  locked_counts AS MATERIALIZED (
    SELECT creator_id, round_id, idea_id FROM round_counts
    WHERE (creator_id, round_id, idea_id) IN (SELECT creator_id, round_id, idea_id FROM changes)
    ORDER BY creator_id, round_id, idea_id FOR NO KEY UPDATE),
  counted AS (
    UPDATE round_counts c SET votes = c.votes + n.votes
    FROM locked_counts l JOIN changes n ON n.creator_id = l.creator_id AND n.round_id = l.round_id AND n.idea_id = l.idea_id
    WHERE c.creator_id = l.creator_id AND c.round_id = l.round_id AND c.idea_id = l.idea_id)
  SELECT json_agg(account_id ORDER BY place) AS accounts,
    json_object_agg(place, refusal) FILTER (WHERE refusal IS NOT NULL) AS refusals
  FROM judged`;

export const castBallots = namedQuery<BatchRow>(
  'cast-ballots',
  writeBallots(`
    SELECT account_id, is_verified FROM sessions
    WHERE token_hash = substring($1::bytea FROM (32 * v.place - 31)::int FOR 32)
      AND expires_at > now() AND last_used_at > now() - interval '${idleDays} days'`),
);

/** The same for voters without a session. $1: account ids. A suspended account gets `not_signed_in`. */
export const castAccountBallots = namedQuery<BatchRow>(
  'cast-account-ballots',
  writeBallots(`
    SELECT id AS account_id, verified_at IS NOT NULL AS is_verified FROM accounts
    WHERE id = ($1::bigint[])[v.place] AND suspended_at IS NULL AND deleted_at IS NULL`),
);

/** Parameters: $1 creator id, $2 round id, $3 account id. */
export const selectOwnBallot = namedQuery<{ idea_ids: number[] }>(
  'select-own-ballot',
  'SELECT idea_ids FROM round_ballots WHERE creator_id = $1 AND round_id = $2 AND account_id = $3',
);

type ExportedBallot = ExportRow & {
  creator: string | null;
  question: string | null;
  idea_ids: number[];
  cast_at: Date;
  source: string | null;
};

export const exportBallots = namedQuery<ExportedBallot>(
  'export-ballots',
  `SELECT b.round_id AS after_id, $2::text AS after_time, b.idea_ids, b.cast_at, b.source, o.username AS creator, r.question
   FROM (SELECT creator_id, round_id, idea_ids, cast_at, source FROM round_ballots
     WHERE account_id = $1 AND round_id > $3::bigint ORDER BY round_id LIMIT ${exportPageSize}) b
   LEFT JOIN rounds r ON r.creator_id = b.creator_id AND r.id = b.round_id
   LEFT JOIN accounts o ON o.id = b.creator_id ORDER BY b.round_id`,
);
