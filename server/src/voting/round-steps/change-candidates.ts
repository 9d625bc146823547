import { sql, type Transaction } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { chartOrder } from '../../boards/chart/chart-order.ts';
import type { Tables } from '../../tables.ts';
import type { RoundKey, RoundPlan } from './round-row.ts';

export type LockedIdea = { id: number; title: string };

/**
 * Locks the ideas that become candidates, in key order, and returns them in the order of the chart. Ideas in progress
 * become candidates only if the creator has chosen them: a vote on what to make next should not preset them.
 */
export async function lockCandidates(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  { top, idea_ids: ideaIds }: RoundPlan,
): Promise<LockedIdea[]> {
  const onChart = sql`creator_id = ${creatorId} AND board_id = ${boardId} AND status = 'approved'`;
  const chosen = ideaIds
    ? sql`id = ANY(${ideaIds}::bigint[])`
    : sql`id IN (
        SELECT id FROM ideas WHERE ${onChart} AND stage <> 'in-progress' ORDER BY ${sql.raw(chartOrder)} LIMIT ${top})`;
  const { rows } = await sql<LockedIdea>`
    WITH locked AS MATERIALIZED (
      SELECT id, title, votes, created_at FROM ideas WHERE ${onChart} AND ${chosen}
      ORDER BY creator_id, id FOR NO KEY UPDATE)
    SELECT id, title FROM locked ORDER BY ${sql.raw(chartOrder)}`.execute(transaction);
  return rows;
}

/** Opens the round with these candidates, whose ideas the caller has locked. */
export async function insertCandidates(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
  candidates: readonly LockedIdea[],
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  await sql`
    WITH added AS (
      INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title)
      SELECT ${creatorId}, ${roundId}, c.id, c.number, c.title
      FROM unnest(${ids}::bigint[], ${candidates.map(({ title }) => title)}::text[]) WITH ORDINALITY AS c (id, title, number)),
    counts AS (
      INSERT INTO round_counts (creator_id, round_id, idea_id)
      SELECT ${creatorId}, ${roundId}, unnest(${[0, ...ids]}::bigint[])),
    frozen AS (
      UPDATE ideas SET open_rounds = open_rounds + 1 WHERE creator_id = ${creatorId} AND id = ANY(${ids}::bigint[]))
    UPDATE rounds SET state = 'open' WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(transaction);
}

/** The round's ideas can be deleted, merged and renamed again. Locks them in key order. */
export async function releaseCandidates(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
): Promise<void> {
  await sql`
    WITH locked AS MATERIALIZED (
      SELECT i.creator_id, i.id FROM ideas i
      WHERE i.creator_id = ${creatorId}
        AND i.id IN (SELECT idea_id FROM round_candidates WHERE creator_id = ${creatorId} AND round_id = ${roundId})
      ORDER BY i.creator_id, i.id FOR NO KEY UPDATE)
    UPDATE ideas i SET open_rounds = i.open_rounds - 1 FROM locked l
    WHERE i.creator_id = l.creator_id AND i.id = l.id`.execute(transaction);
}
