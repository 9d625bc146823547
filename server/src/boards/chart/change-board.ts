import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import type { Tables } from '../../tables.ts';

export type BoardKey = { creatorId: number; boardId: number };

export type BoardCounts = {
  version: number;
  idea_count: number;
  pending_count: number;
  share_link_count: number;
  total_votes: number;
};

/**
 * The amount to add to each count; a negative amount subtracts. `version` is '0' for changes that aren't visible on any
 * public page.
 */
type BoardChange = { ideas?: string; pending?: string; shareLinks?: string; votes?: string; version?: string };

/**
 * Returns common table expressions that change board counts and raise board versions. Only this file and the vote batch
 * write these columns. `source` names an earlier expression with the columns creator_id and board_id. Each change is an
 * SQL expression over its columns, summed per board (for `version`, the maximum is used). The statement can read
 * `changed_boards`, for example to insert a row with a foreign key to the board.
 *
 * Lock order: ideas, then boards, then accounts; multiple boards are locked in key order (decision 22). New counts are
 * computed from the locked rows: PostgreSQL checks constraints before it notices that a row has changed since the
 * statement began, so `total_votes - n` could appear to be negative (decision 2).
 */
export function changeBoards(source: string, change: BoardChange): RawBuilder<unknown> {
  const { ideas = '0', pending = '0', shareLinks = '0', votes = '0', version = '1' } = change;
  return sql.raw(`
    locked_boards AS MATERIALIZED (
      SELECT * FROM boards WHERE (creator_id, id) IN (SELECT creator_id, board_id FROM ${source})
      ORDER BY creator_id, id FOR NO KEY UPDATE),
    changed_boards AS (
      UPDATE boards b SET version = l.version + n.version, idea_count = l.idea_count + n.ideas,
        pending_count = l.pending_count + n.pending, share_link_count = l.share_link_count + n.share_links,
        total_votes = l.total_votes + n.votes
      FROM locked_boards l JOIN (
        SELECT creator_id, board_id, max(${version}) AS version, sum(${ideas}) AS ideas, sum(${pending}) AS pending,
          sum(${shareLinks}) AS share_links, sum(${votes}) AS votes
        FROM ${source} GROUP BY creator_id, board_id) n ON n.creator_id = l.creator_id AND n.board_id = l.id
      WHERE b.creator_id = l.creator_id AND b.id = l.id
      RETURNING b.creator_id, b.id, b.version, b.idea_count, b.pending_count, b.share_link_count, b.total_votes)`);
}

/** Changes one board's counts and raises its version in a separate statement. */
export async function changeBoard(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  { ideas = 0, pending = 0, votes = 0 }: { ideas?: number; pending?: number; votes?: number } = {},
): Promise<BoardCounts | undefined> {
  const { rows } = await sql<BoardCounts>`
    WITH asked AS (
      SELECT ${creatorId}::bigint AS creator_id, ${boardId}::bigint AS board_id,
        ${ideas}::int AS ideas, ${pending}::int AS pending, ${votes}::bigint AS votes),
    ${changeBoards('asked', { ideas: 'ideas', pending: 'pending', votes: 'votes' })}
    SELECT * FROM changed_boards`.execute(db);
  return rows[0];
}

const fullBoards: Record<string, 'board_full' | 'suggestions_full' | 'share_links_full'> = {
  boards_idea_count_check: 'board_full',
  boards_pending_count_check: 'suggestions_full',
  boards_share_link_count_check: 'share_links_full',
};

/** Throws the matching refusal if a `changeBoards` statement violated a count limit; rethrows any other error. */
export function refuseWhenFull(error: unknown): never {
  const refusal = fullBoards[violatedConstraint(error) ?? ''];
  throw refusal ? new Refusal(refusal) : error;
}

/**
 * Locks the board, so that the next statement reads its counts after concurrent changes and vote batches have
 * committed.
 */
export async function lockBoard(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
): Promise<BoardCounts | undefined> {
  return await transaction
    .selectFrom('boards')
    .select(['version', 'idea_count', 'pending_count', 'share_link_count', 'total_votes'])
    .where('creator_id', '=', creatorId)
    .where('id', '=', boardId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Raises the versions of all of a creator's boards, including boards inserted while it waited for the locks. */
export async function raiseVersions(transaction: Transaction<Tables>, creatorId: number): Promise<{ id: number }[]> {
  await transaction
    .selectFrom('boards')
    .select('id')
    .where('creator_id', '=', creatorId)
    .orderBy('creator_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return await transaction
    .updateTable('boards')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('creator_id', '=', creatorId)
    .returning('id')
    .execute();
}

/** Clears a deleted account's boards. The caller must hold their locks. Returns whether the account has any boards. */
export async function emptyBoards(transaction: Transaction<Tables>, creatorId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('boards')
    .set({
      is_main: false,
      is_listed: false,
      accepts_suggestions: false,
      idea_count: 0,
      pending_count: 0,
      share_link_count: 0,
      total_votes: 0,
    })
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
