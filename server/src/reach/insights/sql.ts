import { sql } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';

/**
 * Selects the time range of votes that can be counted now, with millisecond precision. It ends at least $1 seconds before
 * now. A vote's timestamp is the start of its transaction, and the vote is visible only after the commit, so the range ends
 * at the start of the oldest transaction that may contain a vote. A transaction that has been open for ten seconds and
 * has written nothing contains no votes, because votes time out after two seconds. Such a transaction may be a backup,
 * which can read for hours. The first run starts at the first vote, even if that vote has been withdrawn since.
 */
export const readBounds = `
  SELECT date_trunc('milliseconds', CASE
      WHEN folded_until > '-infinity' THEN folded_until
      ELSE coalesce(
        least((SELECT min(voted_at) FROM votes), (SELECT min(voted_at) FROM vote_changes)),
        now() - make_interval(secs => $1)) END) AS "from",
    date_trunc('milliseconds', least(now() - make_interval(secs => $1), (
      SELECT min(xact_start) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
        AND (backend_xid IS NOT NULL OR xact_start > now() - interval '10 seconds')))) AS until
  FROM board_folds`;

/**
 * Returns a row if there are more than $3 votes from $1 to $2. Stops reading as soon as it has found that many votes.
 */
export const hasMoreThan = `SELECT FROM votes WHERE voted_at >= $1 AND voted_at < $2 OFFSET $3 LIMIT 1`;

/**
 * Counts the votes from $1 to $2. Returns no row, and counts nothing, if another worker has advanced the high-water
 * mark. Rows are written in key order. Days are in the board's time zone. Each voter is counted once a day: as new on
 * the first day on which they voted on the board, as returning on later ones. Votes copied by a merge are skipped,
 * because the originals are counted.
 *
 * A slice counts the votes that are now in the state `counted`. Changes to these votes are therefore discarded, and
 * changes to votes before $1 are applied: if one of those had been visible when its vote was counted, it would have been
 * discarded then. `board_voters` also gets the voters of held and void votes, because an account's data export lists the
 * boards in it and must not reveal the states of the account's votes.
 */
export const foldSlice = `
  WITH mark AS (
    UPDATE board_folds SET folded_until = $2::timestamptz
    WHERE folded_until = $1::timestamptz OR folded_until = '-infinity' RETURNING only_row),
  slice AS MATERIALIZED (
    SELECT v.creator_id, i.board_id, v.account_id, v.voted_at, v.state = 'counted' AS is_counted,
      (v.voted_at AT TIME ZONE b.time_zone)::date AS day
    FROM votes v
    JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
    JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
    WHERE v.voted_at >= $1::timestamptz AND v.voted_at < $2::timestamptz AND v.merged_from IS NULL
      AND EXISTS (SELECT FROM mark)),
  changes AS (
    DELETE FROM vote_changes WHERE voted_at < $2::timestamptz AND EXISTS (SELECT FROM mark)
    RETURNING creator_id, board_id, voted_at, change),
  counted AS (
    SELECT creator_id, board_id, voted_at, day, 1 AS votes FROM slice WHERE is_counted
    UNION ALL
    SELECT c.creator_id, c.board_id, c.voted_at, (c.voted_at AT TIME ZONE b.time_zone)::date, c.change
    FROM changes c JOIN boards b ON b.creator_id = c.creator_id AND b.id = c.board_id
    WHERE c.voted_at < $1::timestamptz),
  hours AS (
    INSERT INTO board_hours AS h (creator_id, board_id, hour, day, votes)
    SELECT creator_id, board_id, date_bin('15 minutes', voted_at, timestamptz 'epoch') AS hour, min(day), sum(votes)
    FROM counted GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, board_id, hour) DO UPDATE SET votes = h.votes + excluded.votes),
  voter_days AS MATERIALIZED (
    SELECT s.creator_id, s.board_id, s.account_id, s.day, s.is_counted,
      v.account_id IS NULL AND s.day = min(s.day) OVER (PARTITION BY s.creator_id, s.board_id, s.account_id) AS is_new
    FROM (
      SELECT creator_id, board_id, account_id, day, bool_or(is_counted) AS is_counted FROM slice GROUP BY 1, 2, 3, 4) s
    LEFT JOIN board_voters v
      ON v.creator_id = s.creator_id AND v.board_id = s.board_id AND v.account_id = s.account_id
    WHERE v.last_day IS NULL OR v.last_day < s.day),
  voters AS (
    INSERT INTO board_voters AS v (creator_id, board_id, account_id, first_day, last_day)
    SELECT creator_id, board_id, account_id, min(day), max(day) FROM voter_days GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, board_id, account_id) DO UPDATE SET last_day = excluded.last_day),
  days AS (
    INSERT INTO board_voter_days AS d (creator_id, board_id, day, new_voters, returning_voters)
    SELECT creator_id, board_id, day, count(*) FILTER (WHERE is_new), count(*) FILTER (WHERE NOT is_new) FROM voter_days
    WHERE is_counted GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, board_id, day) DO UPDATE SET new_voters = d.new_voters + excluded.new_voters,
      returning_voters = d.returning_voters + excluded.returning_voters)
  SELECT FROM mark`;

export const selectFoldedUntil = namedQuery<{ folded_until: Date | null }>(
  'select-folded-until',
  `SELECT nullif(folded_until, '-infinity') AS folded_until FROM board_folds`,
);

/**
 * Votes with their day in the board's time zone. Parameters: $1 creator id, $2 board id, $3 the first day, which begins
 * at most 14 hours before it does in UTC.
 */
const datedVotes = `
  SELECT * FROM (
    SELECT hour, coalesce(day, (hour AT TIME ZONE 'UTC')::date) AS day, votes FROM board_hours
    WHERE creator_id = $1 AND board_id = $2 AND hour >= $3::date::timestamp AT TIME ZONE 'UTC' - interval '14 hours') h
  WHERE day >= $3`;

/** Parameters: $1 creator id, $2 board id, $3 the first day. */
export const selectVotesPerDay = namedQuery<{ day: string; votes: number }>(
  'select-votes-per-day',
  `SELECT day, sum(votes)::bigint AS votes FROM (${datedVotes}) v GROUP BY 1`,
);

/** Parameters: $1 creator id, $2 board id, $3 the first day, $4 time zone. Monday is 1. */
export const selectVotesPerHour = namedQuery<{ weekday: number; hour: number; votes: number }>(
  'select-votes-per-hour',
  `SELECT extract(isodow FROM hour AT TIME ZONE $4)::int AS weekday, extract(hour FROM hour AT TIME ZONE $4)::int AS hour,
     sum(votes)::bigint AS votes FROM (${datedVotes}) v GROUP BY 1, 2`,
);

export const selectVoterDays = namedQuery<{ day: string; new_voters: number; returning_voters: number }>(
  'select-voter-days',
  `SELECT day, new_voters, returning_voters FROM board_voter_days WHERE creator_id = $1 AND board_id = $2 AND day >= $3`,
);

/**
 * Parameters: $1 creator id, $2 board id, $3 the first day. Returns the closes since that day and the last close before
 * it.
 */
export const selectCloses = namedQuery<{ closed_on: string }>(
  'select-closes',
  `SELECT closed_on FROM chart_closes WHERE creator_id = $1 AND board_id = $2 AND closed_on >= coalesce(
     (SELECT max(closed_on) FROM chart_closes WHERE creator_id = $1 AND board_id = $2 AND closed_on < $3), $3)
   ORDER BY closed_on`,
);

export type PlaceRow = { idea_id: number; closed_on: string; position: number; votes: number };

/** Parameters: $1 creator id, $2 board id, $3 idea ids, $4 the day of the first close. */
export const selectPlaces = namedQuery<PlaceRow>(
  'select-places',
  `SELECT idea_id, closed_on, position, votes FROM chart_places
   WHERE creator_id = $1 AND board_id = $2 AND idea_id = ANY($3::bigint[]) AND closed_on >= $4`,
);

/**
 * Parameters: $1 creator id, $2 board id, $3 idea ids, $4 the day of the first close. Returns each idea's place at the
 * first close that includes it since that day.
 */
export const selectFirstPlaces = namedQuery<PlaceRow>(
  'select-first-places',
  `SELECT DISTINCT ON (idea_id) idea_id, closed_on, position, votes FROM chart_places
   WHERE creator_id = $1 AND board_id = $2 AND idea_id = ANY($3::bigint[]) AND closed_on >= $4 ORDER BY idea_id, closed_on`,
);

/** Parameters: $1 creator id, $2 board id, $3 the first day. `total` covers all hosts, not only the returned ones. */
export const selectSources = namedQuery<{ host: string; visits: number; total: number }>(
  'select-sources',
  `SELECT host, sum(visits)::bigint AS visits, sum(sum(visits)) OVER ()::bigint AS total FROM board_visit_days
   WHERE creator_id = $1 AND board_id = $2 AND day >= $3 GROUP BY host ORDER BY 2 DESC, host LIMIT 10`,
);

/** Parameters: $1 creator id, $2 board id, $3 the first day. */
export const selectLinkVisits = namedQuery<{ id: number; tokenStart: string | null; visits: number }>(
  'select-link-visits',
  `SELECT v.share_link_id AS id, left(l.token, 8) AS "tokenStart", v.visits FROM (
     SELECT share_link_id, sum(visits)::bigint AS visits FROM board_visit_days
     WHERE creator_id = $1 AND board_id = $2 AND day >= $3 AND share_link_id > 0 GROUP BY share_link_id ORDER BY 2 DESC, 1 LIMIT 10) v
   LEFT JOIN share_links l ON l.creator_id = $1 AND l.id = v.share_link_id ORDER BY v.visits DESC, v.share_link_id`,
);

/** The maximum number of file rows in memory at a time. */
const perBatch = 1_000;

export type IdeaLine = {
  id: number;
  title: string;
  description: string;
  status: string;
  votes: number;
  created_at: Date;
};

/** Parameters: $1 creator id, $2 board id, $3 the last idea seen. */
export const selectIdeaLines = namedQuery<IdeaLine>(
  'select-idea-lines',
  `SELECT id, title, description, status, votes, created_at FROM ideas
   WHERE creator_id = $1 AND board_id = $2 AND id > $3 AND status <> 'deleted' ORDER BY creator_id, id LIMIT ${perBatch}`,
);

export type PlaceLine = PlaceRow & { title: string };

/** Parameters: $1 creator id, $2 board id, $3 and $4 the idea and day of the last place seen. */
export const selectPlaceLines = namedQuery<PlaceLine>(
  'select-place-lines',
  `SELECT p.idea_id, p.closed_on, p.position, p.votes, i.title
   FROM (
     SELECT idea_id, closed_on, position, votes FROM chart_places
     WHERE creator_id = $1 AND board_id = $2 AND (idea_id, closed_on) > ($3, $4::date)
     ORDER BY creator_id, board_id, idea_id, closed_on LIMIT ${perBatch}) p
   JOIN ideas i ON i.creator_id = $1 AND i.id = p.idea_id
   ORDER BY p.idea_id, p.closed_on`,
);

/** Parameters: $1 creator id, $2 board id. */
export const selectFirstHour = namedQuery<{ first_day: string }>(
  'select-first-hour',
  `SELECT coalesce(day, (hour AT TIME ZONE 'UTC')::date) AS first_day FROM board_hours
   WHERE creator_id = $1 AND board_id = $2 ORDER BY creator_id, board_id, hour LIMIT 1`,
);

export type DayLine = { day: string; votes: number; new_voters: number; returning_voters: number };

/** Parameters: $1 creator id, $2 board id, $3 and $4 the first and the last day. */
export const selectDayLines = namedQuery<DayLine>(
  'select-day-lines',
  `SELECT d.day::date AS day, coalesce(h.votes, 0) AS votes, coalesce(v.new_voters, 0) AS new_voters,
     coalesce(v.returning_voters, 0) AS returning_voters
   FROM generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') AS d(day)
   LEFT JOIN (
     SELECT day, sum(votes)::bigint AS votes FROM (${datedVotes}) v WHERE day <= $4 GROUP BY 1) h ON h.day = d.day
   LEFT JOIN board_voter_days v ON v.creator_id = $1 AND v.board_id = $2 AND v.day = d.day::date AND v.day BETWEEN $3 AND $4
   ORDER BY 1`,
);

export const sumWeekVotes = ({ creatorId, boardId }: BoardKey, startsOn: string) => sql<{ votes: number }>`
  SELECT coalesce(sum(votes), 0)::bigint AS votes FROM board_hours
  WHERE creator_id = ${creatorId} AND board_id = ${boardId}
    AND hour >= ${startsOn}::date - interval '1 day' AND hour < ${startsOn}::date + interval '8 days'
    AND coalesce(day, (hour AT TIME ZONE 'UTC')::date) BETWEEN ${startsOn}::date AND ${startsOn}::date + 6`;

export const deleteVoteChanges = (creatorId: number) => sql`DELETE FROM vote_changes WHERE creator_id = ${creatorId}`;
export const deleteVoteHours = (creatorId: number) => sql`DELETE FROM board_hours WHERE creator_id = ${creatorId}`;
export const deleteVoterDays = (creatorId: number) => sql`DELETE FROM board_voter_days WHERE creator_id = ${creatorId}`;
export const deleteVoters = (creatorId: number) => sql`
  DELETE FROM board_voters v USING (
    SELECT board_id, account_id FROM board_voters WHERE creator_id = ${creatorId} LIMIT 5000) s
  WHERE v.creator_id = ${creatorId} AND v.board_id = s.board_id AND v.account_id = s.account_id`;

type ExportedVoter = ExportRow & { creator: string | null; board: string | null; first_day: string; last_day: string };

export const exportBoardsVotedOn = namedQuery<ExportedVoter>(
  'export-boards-voted-on',
  `SELECT $2::text AS after_time, v.board_id AS after_id, o.username AS creator, b.slug AS board, v.first_day, v.last_day
   FROM (SELECT creator_id, board_id, first_day, last_day FROM board_voters
     WHERE account_id = $1 AND board_id > $3 ORDER BY account_id, board_id LIMIT ${exportPageSize}) v
   LEFT JOIN accounts o ON o.id = v.creator_id LEFT JOIN boards b ON b.creator_id = v.creator_id AND b.id = v.board_id
   ORDER BY v.board_id`,
);
