import type { RoundInsights } from '@upnext/contract/reach/insights';

import { namedQuery } from '../../platform/postgres/named-query.ts';

/** Further hosts are counted as 'other'. */
const mostHosts = 10;
const activeDays = 30;
const clearedAtOnce = 5_000;

type RoundLine = {
  number: number;
  question: string;
  state: RoundInsights['state'];
  opens_at: Date;
  closes_at: Date;
  voters: number;
  active_voters: number | null;
  new_voters: number | null;
  sources: { host: string; voters: number }[] | null;
};

/** Parameters: $1 creator id, $2 board id, $3 the number of the last round seen, $4 the number of rounds. */
export const selectRoundLines = namedQuery<RoundLine>(
  'select-round-lines',
  `SELECT r.number, r.question, r.state, r.opens_at, r.closes_at, coalesce(c.votes, 0) AS voters,
     f.active_voters, f.new_voters, f.sources
   FROM rounds r
   LEFT JOIN round_counts c ON c.creator_id = r.creator_id AND c.round_id = r.id AND c.idea_id = 0
   LEFT JOIN round_figures f ON f.creator_id = r.creator_id AND f.round_id = r.id
   WHERE r.creator_id = $1 AND r.board_id = $2 AND r.number < $3::bigint AND r.state IN ('open', 'closed', 'final')
   ORDER BY r.number DESC LIMIT $4`,
);

const isVoter = `state = 'counted' AND cardinality(idea_ids) > 0`;

/**
 * Counts the voters of final round $2 of creator $1. Chart voters are read from board_voters, which has their first and
 * last days, so the votes themselves are not read. Does nothing if the figures are stored already, because the sources
 * may be deleted.
 */
export const insertFigures = `
  WITH round AS MATERIALIZED (
    SELECT r.id, r.board_id, r.opens_at, r.closes_at, (r.opens_at AT TIME ZONE b.time_zone)::date AS opened_on,
      (r.closes_at AT TIME ZONE b.time_zone)::date AS closed_on
    FROM rounds r JOIN boards b ON b.creator_id = r.creator_id AND b.id = r.board_id
    WHERE r.creator_id = $1 AND r.id = $2 AND r.state = 'final'
      AND NOT EXISTS (SELECT FROM round_figures f WHERE f.creator_id = $1 AND f.round_id = $2)),
  voters AS MATERIALIZED (
    SELECT account_id, coalesce(source, 'unknown') AS source FROM round_ballots
    WHERE creator_id = $1 AND round_id = (SELECT id FROM round) AND ${isVoter}),
  earlier_rounds AS MATERIALIZED (
    SELECT o.id FROM rounds o JOIN round r ON o.creator_id = $1 AND o.board_id = r.board_id
    WHERE (o.opens_at, o.id) < (r.opens_at, r.id)),
  recent_rounds AS MATERIALIZED (
    SELECT o.id FROM rounds o JOIN round r ON o.creator_id = $1 AND o.board_id = r.board_id AND o.id <> r.id
    WHERE o.opens_at <= r.closes_at AND o.closes_at > r.closes_at - interval '${activeDays} days'),
  known AS (
    SELECT account_id FROM board_voters
    WHERE creator_id = $1 AND board_id = (SELECT board_id FROM round) AND first_day < (SELECT opened_on FROM round)
    UNION ALL
    SELECT account_id FROM round_ballots
    WHERE creator_id = $1 AND round_id IN (SELECT id FROM earlier_rounds) AND ${isVoter}),
  active AS (
    SELECT account_id FROM voters
    UNION
    SELECT v.account_id FROM board_voters v, round r
    WHERE v.creator_id = $1 AND v.board_id = (SELECT board_id FROM round)
      AND last_day > r.closed_on - ${activeDays} AND first_day <= r.closed_on
    UNION
    SELECT account_id FROM round_ballots b, round r
    WHERE b.creator_id = $1 AND b.round_id IN (SELECT id FROM recent_rounds) AND ${isVoter}
      AND b.cast_at > r.closes_at - interval '${activeDays} days' AND b.cast_at <= r.closes_at),
  hosts AS (
    SELECT CASE WHEN row_number() OVER (ORDER BY count(*) DESC, source) <= ${mostHosts} THEN source ELSE 'other' END AS host,
      count(*) AS voters FROM voters GROUP BY source),
  sources AS (SELECT host, sum(voters)::bigint AS voters FROM hosts GROUP BY host)
  INSERT INTO round_figures (creator_id, round_id, active_voters, new_voters, sources)
  SELECT $1, r.id, (SELECT count(*) FROM active),
    (SELECT count(*) FROM voters v WHERE NOT EXISTS (SELECT FROM known k WHERE k.account_id = v.account_id)),
    coalesce((SELECT jsonb_agg(jsonb_build_object('host', host, 'voters', voters) ORDER BY voters DESC, host) FROM sources), '[]')
  FROM round r ON CONFLICT DO NOTHING`;

/**
 * Deletes the sources of the next ballots of round $2 of creator $1, after account $3, if its figures are stored. Returns
 * the last account, or null at the end.
 */
export const clearSources = `
  WITH next AS MATERIALIZED (
    SELECT account_id FROM round_ballots
    WHERE creator_id = $1 AND round_id = $2 AND account_id > $3
      AND EXISTS (SELECT FROM round_figures WHERE creator_id = $1 AND round_id = $2)
    ORDER BY account_id LIMIT ${clearedAtOnce}),
  cleared AS (
    UPDATE round_ballots SET source = NULL
    WHERE creator_id = $1 AND round_id = $2 AND account_id IN (SELECT account_id FROM next) AND source IS NOT NULL)
  SELECT max(account_id) AS last FROM next`;
