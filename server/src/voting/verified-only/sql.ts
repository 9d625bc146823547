import { sql, type Kysely } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { chartOrder } from '../../boards/chart/chart-order.ts';
import type { Tables } from '../../tables.ts';

export type PreviewRow = {
  id: number;
  title: string;
  place: number;
  place_now: number;
  votes: number;
  total: number;
  total_now: number;
  leader_votes: number;
};

/** Places below this are left out, before and after. */
const lowestPlace = 20;

/**
 * The top of the chart with the votes that would count, in the order of the new places. Counts the votes as
 * selectMisplaced decides about them, but without the rare votes that a job has not moved yet.
 */
export async function selectPreview(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  verifiedOnly: boolean,
): Promise<PreviewRow[]> {
  const counted = verifiedOnly
    ? sql`
        SELECT v.idea_id, count(*) AS votes FROM votes v JOIN accounts a ON a.id = v.account_id AND a.verified_at IS NOT NULL
        WHERE v.creator_id = ${creatorId} AND v.idea_id IN (SELECT id FROM chart) AND v.state = 'counted' GROUP BY 1`
    : sql`
        SELECT v.idea_id, count(*) AS votes FROM votes v JOIN chart c ON c.id = v.idea_id
        WHERE v.creator_id = ${creatorId} AND (v.state = 'counted' OR v.state = 'held'
          AND NOT (c.attacked_at IS NOT NULL AND v.voted_at >= c.attacked_at)
          AND NOT EXISTS (SELECT FROM checked k WHERE k.idea_id = v.idea_id AND k.account_id = v.account_id))
        GROUP BY 1`;
  const { rows } = await sql<PreviewRow>`
    WITH chart AS MATERIALIZED (
      SELECT id, title, votes, created_at, attacked_at, row_number() OVER (ORDER BY ${sql.raw(chartOrder)}) AS place_now
      FROM ideas WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND status = 'approved'),
    checked AS MATERIALIZED (
      SELECT DISTINCT i.idea_id, a.account_id FROM vote_checks c
      CROSS JOIN unnest(c.idea_ids) AS i(idea_id) CROSS JOIN unnest(c.account_ids) AS a(account_id)
      WHERE c.creator_id = ${creatorId} AND c.board_id = ${boardId} AND c.state <> 'counted'),
    counted AS (${counted}),
    next AS (
      SELECT c.id, c.title, c.place_now, coalesce(n.votes, 0) AS votes, c.votes AS votes_now,
        row_number() OVER (ORDER BY coalesce(n.votes, 0) DESC, c.created_at, c.id) AS place
      FROM chart c LEFT JOIN counted n ON n.idea_id = c.id),
    sums AS (
      SELECT sum(votes)::bigint AS total, sum(votes_now)::bigint AS total_now, max(votes) AS leader_votes FROM next)
    SELECT n.id, n.title, n.place, n.place_now, n.votes, s.total, s.total_now, s.leader_votes
    FROM next n CROSS JOIN sums s WHERE least(n.place, n.place_now) <= ${lowestPlace} ORDER BY n.place`.execute(db);
  return rows;
}

export async function updateVerifiedOnly(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  verifiedOnly: boolean,
): Promise<void> {
  await db
    .updateTable('boards')
    .set({ verified_only: verifiedOnly })
    .where('creator_id', '=', creatorId)
    .where('id', '=', boardId)
    .execute();
}

export async function findVerifiedOnly(db: Kysely<Tables>, { creatorId, boardId }: BoardKey): Promise<boolean> {
  const row = await db
    .selectFrom('boards')
    .select('verified_only')
    .where('creator_id', '=', creatorId)
    .where('id', '=', boardId)
    .executeTakeFirst();
  return row?.verified_only === true;
}

export async function selectIdeaIds(db: Kysely<Tables>, { creatorId, boardId }: BoardKey): Promise<number[]> {
  const rows = await db
    .selectFrom('ideas')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('board_id', '=', boardId)
    // Includes ideas whose deletion can still be undone.
    .where((idea) => idea.or([idea('status', '<>', 'deleted'), idea('deleted_from', 'is not', null)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The next votes for an idea, without those that were removed, and without those that are on hold because the idea is
 * under attack: the detectors release these.
 */
export const nextVotes = (creatorId: number, ideaId: number, after: number, most: number) => sql`
  SELECT v.account_id, v.state FROM votes v JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
  WHERE v.creator_id = ${creatorId} AND v.idea_id = ${ideaId} AND v.account_id > ${after} AND v.state <> 'void'
    AND NOT (v.state = 'held' AND i.attacked_at IS NOT NULL AND v.voted_at >= i.attacked_at)
  ORDER BY v.account_id LIMIT ${most}`;
