import { sql, type Kysely } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import type { BoardKey } from './change-board.ts';
import { ideaColumns, type IdeaRow } from './describe-idea.ts';

/** Most votes first; on a tie the older idea comes first. */
const chartOrder = 'votes DESC, created_at, id';

/**
 * A board's published ideas with their places. Parameters: $1 creator id, $2 board id. Ideas are sorted when they are
 * read, because an index on votes would prevent HOT updates.
 */
const ranked = `
  SELECT ${ideaColumns('i')}, (row_number() OVER chart)::int AS position, first_value(votes) OVER chart AS leader_votes
  FROM ideas i WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'
  WINDOW chart AS (ORDER BY ${chartOrder})`;

/**
 * A subquery reads the creator's username only once. A join would read it once per idea, which used to cause most of
 * the I/O of a board read.
 */
const withNames = `
  SELECT c.*, f.username AS suggested_by_username, (SELECT o.username FROM accounts o WHERE o.id = $1) AS creator_username
  FROM c LEFT JOIN accounts f ON f.id = c.suggested_by`;

type ChartRow = IdeaRow & { leader_votes: number };

export const selectChart = {
  chart: namedQuery<ChartRow>(
    'select-chart',
    `WITH c AS (SELECT * FROM (${ranked}) r ORDER BY position LIMIT $3 OFFSET $4) ${withNames} ORDER BY c.position`,
  ),
  newest: namedQuery<ChartRow>(
    'select-chart-newest',
    `WITH c AS (SELECT * FROM (${ranked}) r ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4) ${withNames}
     ORDER BY c.created_at DESC, c.id DESC`,
  ),
};

/** Ideas whose text matches every pattern in $5, with their places on the chart. */
export const selectFound = namedQuery<ChartRow>(
  'select-found',
  `WITH c AS (
     SELECT * FROM (${ranked}) r
     WHERE plain_words(title || ' ' || description) LIKE ALL (ARRAY(SELECT plain_words(p) FROM unnest($5::text[]) p))
     ORDER BY position LIMIT $3 OFFSET $4) ${withNames} ORDER BY c.position`,
);

/**
 * Parameters: $1 creator id, $2 the id of an idea on any of the creator's boards. The idea's place is null if it is not
 * on the chart.
 */
export const selectPlace = namedQuery<IdeaRow>(
  'select-place',
  `WITH it AS (SELECT board_id FROM ideas WHERE creator_id = $1 AND id = $2 AND status NOT IN ('merged', 'rejected', 'deleted')),
   c AS (
     SELECT ${ideaColumns('i')},
       CASE WHEN i.status = 'approved' THEN (row_number() OVER (PARTITION BY i.status ORDER BY i.votes DESC, i.created_at, i.id))::int END AS position
     FROM ideas i JOIN it ON i.board_id = it.board_id
     WHERE i.creator_id = $1 AND i.status NOT IN ('merged', 'rejected', 'deleted'))
   ${withNames} WHERE c.id = $2`,
);

/** The number of top ideas that `selectNear` returns besides the neighbours: five neighbours and three others. */
const topCount = 8;

/**
 * Parameters: $1 creator id, $2 board id, $3 idea id. The top of the chart, the idea and its neighbours up to two places
 * away. Ranks only the ids, because a board can have 10,000 ideas with descriptions.
 */
export const selectNear = namedQuery<IdeaRow>(
  'select-near',
  `WITH r AS MATERIALIZED (
     SELECT id, (row_number() OVER (ORDER BY ${chartOrder}))::int AS position
     FROM ideas WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'),
   it AS MATERIALIZED (SELECT position FROM r WHERE id = $3),
   c AS (
     SELECT ${ideaColumns('i')}, r.position FROM r JOIN ideas i ON i.creator_id = $1 AND i.id = r.id
     WHERE r.position <= ${topCount}
       OR r.position BETWEEN (SELECT position - 2 FROM it) AND (SELECT position + 2 FROM it))
   ${withNames} ORDER BY c.position`,
);

export type OpenBoard = { creator_id: number; id: number };

/**
 * The next batch of boards in this time zone (or in all), starting after board `last`, that have changed since their
 * last close and have no close for this day or a later one.
 */
export async function selectOpenBoards(
  db: Kysely<Tables>,
  closedOn: string,
  timeZone: string | undefined,
  last: OpenBoard,
  most: number,
): Promise<OpenBoard[]> {
  const { rows } = await sql<OpenBoard>`
    SELECT b.creator_id, b.id FROM boards b
    WHERE (b.creator_id, b.id) > (${last.creator_id}, ${last.id}) AND b.version IS DISTINCT FROM b.closed_version
      AND (${timeZone ?? null}::text IS NULL OR b.time_zone = ${timeZone ?? null})
      AND NOT EXISTS (
        SELECT FROM chart_closes c WHERE c.creator_id = b.creator_id AND c.board_id = b.id AND c.closed_on >= ${closedOn})
    ORDER BY b.creator_id, b.id LIMIT ${most}`.execute(db);
  return rows;
}

/**
 * `version`: the board's version before the ideas were locked. The idea's columns are null if the board has no ideas.
 * `previous`: the idea's place at its last close.
 */
export type RankedIdea = { version: number; id: number | null; votes: number | null; previous: number | null };

/** Locks a board's ideas in key order and stores their places. Returns the top 1,000 in chart order. */
export async function placeIdeas(db: Kysely<Tables>, { creatorId, boardId }: BoardKey): Promise<RankedIdea[]> {
  const { rows } = await sql<RankedIdea>`
    WITH seen AS (SELECT version FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId}),
    locked AS MATERIALIZED (
      SELECT creator_id, id, votes, created_at, previous_position FROM ideas
      WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND status = 'approved'
      ORDER BY creator_id, id FOR NO KEY UPDATE),
    ranked AS (
      SELECT id, votes, previous_position, row_number() OVER (ORDER BY ${sql.raw(chartOrder)})::int AS position FROM locked),
    moved AS (
      UPDATE ideas i SET previous_position = r.position
      FROM ranked r WHERE i.creator_id = ${creatorId} AND i.id = r.id AND i.previous_position IS DISTINCT FROM r.position)
    SELECT s.version, r.id, r.votes, r.previous_position AS previous
    FROM seen s LEFT JOIN ranked r ON r.position <= 1000 ORDER BY r.position`.execute(db);
  return rows;
}

type Close = { closedOn: string; version: number; totalVotes: number; closedVersion: number; places: RankedIdea[] };

/** Stores a chart close. The caller must hold the board's lock. If the day already has a close, that close is kept. */
export async function insertClose(db: Kysely<Tables>, { creatorId, boardId }: BoardKey, close: Close): Promise<void> {
  const { closedOn, version, totalVotes, closedVersion, places } = close;
  await sql`
    WITH board AS (
      UPDATE boards SET closed_version = ${closedVersion} WHERE creator_id = ${creatorId} AND id = ${boardId}),
    closed AS (
      INSERT INTO chart_closes (creator_id, board_id, closed_on, version, total_votes)
      VALUES (${creatorId}, ${boardId}, ${closedOn}, ${version}, ${totalVotes}) ON CONFLICT DO NOTHING RETURNING closed_on)
    INSERT INTO chart_places (creator_id, board_id, idea_id, closed_on, position, votes)
    SELECT ${creatorId}, ${boardId}, p.id, c.closed_on, p.position, p.votes
    FROM unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ votes }) => votes)}::bigint[])
      WITH ORDINALITY AS p(id, votes, position)
    CROSS JOIN closed c WHERE p.id IS NOT NULL`.execute(db);
}

export type Suggested = {
  id: number;
  title: string;
  slug: string | null;
  name: string | null;
  language: string | null;
};

/** Those of the ideas that a fan suggested and whose place was not announced in the week that ends on this day. */
export async function selectSuggested(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  ideaIds: number[],
  closedOn: string,
): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    SELECT i.id, i.title, b.slug, b.name,
      (SELECT language FROM email_settings WHERE account_id = ${creatorId}) AS language
    FROM ideas i JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
    WHERE i.creator_id = ${creatorId} AND i.board_id = ${boardId} AND i.id = ANY(${ideaIds}::bigint[])
      AND i.suggested_by IS NOT NULL AND NOT EXISTS (
        SELECT FROM notifications n
        WHERE n.creator_id = i.creator_id AND (n.payload->>'ideaId')::bigint = i.id AND n.kind = 'place-reached'
          AND (n.payload->>'day')::date > ${closedOn}::date - 7)`.execute(db);
  return rows;
}

export const deleteCloses = (creatorId: number) => sql`DELETE FROM chart_closes WHERE creator_id = ${creatorId}`;
