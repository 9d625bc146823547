import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import type { BoardKey } from '../chart/change-board.ts';
import { chartOrder } from '../chart/chart-order.ts';

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
