import type { ClientBase } from 'pg';

import { chartHistory, type Close } from './chart-history.ts';
import { day, type DemoClock, isoTime } from './demo-clock.ts';
import type { PlannedBoard } from './plan-board.ts';
import type { AccountIds } from './write-accounts.ts';

/** A planned board with its ids and chart closes. */
export type WrittenBoard = PlannedBoard & { creatorId: number; boardId: number; closes: Close[] };

/** Writes one main board per creator, with the same creation time as the account. */
export async function writeBoards(
  client: ClientBase,
  boards: readonly PlannedBoard[],
  ids: AccountIds,
  clock: DemoClock,
): Promise<WrittenBoard[]> {
  const planned = boards.map((board) => ({
    ...board,
    ...chartHistory(board, clock),
    creatorId: ids.get(board.creator.username)!,
  }));
  const rows = planned.map(({ creator, ideas, creatorId, closes, version }) => ({
    creator_id: creatorId,
    accepts_suggestions: creator.acceptsSuggestions ?? true,
    is_listed: creator.isListed ?? true,
    version,
    closed_version: closes.at(-1)?.version,
    idea_count: ideas.length,
    pending_count: creator.suggestions?.length ?? 0,
    total_votes: ideas.reduce((sum, { votes }) => sum + votes.length, 0),
  }));
  const { rows: written } = await client.query<{ id: string; creator_id: string }>(
    `INSERT INTO boards (creator_id, is_main, accepts_suggestions, is_listed, version, closed_version,
       idea_count, pending_count, total_votes, created_at)
     SELECT creator_id, true, accepts_suggestions, is_listed, version, closed_version,
       idea_count, pending_count, total_votes, accounts.created_at
     FROM json_to_recordset($1) AS board (creator_id bigint, accepts_suggestions boolean, is_listed boolean,
       version bigint, closed_version bigint, idea_count integer, pending_count integer, total_votes bigint)
     JOIN accounts ON accounts.id = creator_id
     ORDER BY creator_id
     RETURNING id, creator_id`,
    [JSON.stringify(rows)],
  );
  const boardIds = new Map(written.map(({ id, creator_id }) => [Number(creator_id), Number(id)]));
  return planned.map((board) => ({ ...board, boardId: boardIds.get(board.creatorId)! }));
}

export async function writeShareLinks(client: ClientBase, boards: readonly WrittenBoard[], clock: DemoClock) {
  const rows = boards.flatMap(({ creator, creatorId, boardId }) =>
    (creator.shareLinks ?? []).map(({ token, name, isActive = true, expiresInDays, madeDaysAgo }) => ({
      creator_id: creatorId,
      board_id: boardId,
      token,
      name,
      is_active: isActive,
      expires_at: expiresInDays === undefined ? null : isoTime(clock.midnight + expiresInDays * day),
      created_at: isoTime(clock.midnight - madeDaysAgo * day),
    })),
  );
  await client.query(
    `INSERT INTO share_links (creator_id, board_id, token, name, is_active, expires_at, created_at)
     SELECT * FROM json_to_recordset($1) AS link (creator_id bigint, board_id bigint, token text, name text, is_active boolean,
       expires_at timestamptz, created_at timestamptz)
     ORDER BY created_at`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `UPDATE boards SET share_link_count = n.links
     FROM (SELECT creator_id, board_id, count(*) AS links FROM share_links GROUP BY creator_id, board_id) n
     WHERE boards.creator_id = n.creator_id AND boards.id = n.board_id`,
  );
}

/** Features some boards on the Explore page, as an operator would. */
export async function writeFeatured(client: ClientBase, boards: readonly WrittenBoard[]): Promise<void> {
  for (const { creator, creatorId, boardId } of boards)
    if (creator.isFeatured)
      await client.query('INSERT INTO featured_boards (creator_id, board_id) VALUES ($1, $2)', [creatorId, boardId]);
}

export async function writeOverlays(client: ClientBase, boards: readonly WrittenBoard[]): Promise<void> {
  for (const { creator, creatorId, boardId } of boards)
    if (creator.overlayToken !== undefined)
      await client.query('INSERT INTO overlays (creator_id, board_id, token) VALUES ($1, $2, $3)', [
        creatorId,
        boardId,
        creator.overlayToken,
      ]);
}
