import { sql } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';

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

type LinkVisits = { id: number; tokenStart: string | null; name: string | null; visits: number };

/** Parameters: $1 creator id, $2 board id, $3 the first day. */
export const selectLinkVisits = namedQuery<LinkVisits>(
  'select-link-visits',
  `SELECT v.share_link_id AS id, left(l.token, 8) AS "tokenStart", l.name, v.visits FROM (
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
export const deleteRoundFigures = (creatorId: number) => sql`DELETE FROM round_figures WHERE creator_id = ${creatorId}`;
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
