import { limits } from '@upnext/contract/limits';
import { sql, type Kysely } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards } from '../chart/change-board.ts';

type Db = Kysely<Tables>;

/** The board id of a block that applies to all of the creator's boards. */
export const allBoards = 0;

/**
 * Blocks a fan on one board, or on all of the creator's boards, and deletes the fan's pending suggestions there. The fan
 * must have suggested an idea there; otherwise, callers could look up usernames by account id.
 */
export async function insertBlock(db: Db, creatorId: number, accountId: number, boardId: number): Promise<boolean> {
  const { rows } = await sql`
    WITH fan AS (
      SELECT suggested_by AS account_id FROM ideas WHERE suggested_by = ${accountId} AND creator_id = ${creatorId}
        AND ${boardId}::bigint IN (board_id, ${allBoards}) AND status <> 'deleted' LIMIT 1),
    block AS (
      INSERT INTO blocked_fans (creator_id, account_id, board_id) SELECT ${creatorId}, account_id, ${boardId}::bigint FROM fan
      ON CONFLICT DO NOTHING),
    waiting AS MATERIALIZED (
      SELECT creator_id, board_id, id FROM ideas WHERE suggested_by = ${accountId} AND creator_id = ${creatorId}
        AND ${boardId}::bigint IN (board_id, ${allBoards}) AND status = 'pending'
      ORDER BY creator_id, id FOR NO KEY UPDATE),
    gone AS (
      UPDATE ideas i SET status = 'deleted' FROM waiting w WHERE i.creator_id = w.creator_id AND i.id = w.id
      RETURNING w.creator_id, w.board_id, w.id),
    ${changeBoards('gone', { pending: '-1', version: '0' })},
    jobs AS MATERIALIZED (
      SELECT graphile_worker.add_job('remove-idea', json_build_object('creatorId', creator_id, 'ideaId', id),
        run_at => now() + interval '10 seconds') AS job FROM gone)
    SELECT FROM fan WHERE (SELECT count(job) FROM jobs) >= 0`.execute(db);
  return rows.length > 0;
}

export async function deleteBlock(db: Db, creatorId: number, accountId: number, boardIds: number[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocked_fans')
    .where('creator_id', '=', creatorId)
    .where('account_id', '=', accountId)
    .where('board_id', 'in', boardIds)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Parameters: $1 creator id, $2 board ids. Fans whose account has been deleted have no username and are omitted. */
export const selectBlocked = namedQuery<{ id: number; username: string; blocked_at: Date }>(
  'select-blocked-fans',
  `SELECT a.id, a.username, max(f.blocked_at) AS blocked_at FROM blocked_fans f JOIN accounts a ON a.id = f.account_id
   WHERE f.creator_id = $1 AND f.board_id = ANY($2::bigint[]) AND a.username IS NOT NULL
   GROUP BY a.id ORDER BY max(f.blocked_at) DESC, a.id LIMIT ${limits.blockedFansPerPage}`,
);

export const deleteBlocks = (creatorId: number) => sql`DELETE FROM blocked_fans WHERE creator_id = ${creatorId}`;
