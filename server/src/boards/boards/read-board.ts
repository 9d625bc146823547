import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import type { BoardPage, BoardQuery } from '@upnext/contract/boards/boards';
import { picturePath } from '@upnext/contract/picture';
import type pg from 'pg';

import { describeCreator } from '../../identity/accounts/describe-creator.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { readChart } from '../chart/read-chart.ts';
import { findBoard, findNamedBoard, type BoardRow } from './sql.ts';

export async function findBoardRow(pool: pg.Pool, handle: string): Promise<BoardRow | undefined> {
  const { username, slug } = splitHandle(handle);
  const [row] = await runNamed(pool, findNamedBoard, [username, slug]);
  return row;
}

/** Returns the board's current handle, or undefined if the board no longer exists. */
export async function findHandle(pool: pg.Pool, creatorId: number, boardId: number): Promise<string | undefined> {
  const [row] = await runNamed(pool, findBoard, [creatorId, boardId]);
  return row && handleOf(row.username, row.slug);
}

/** The board's row is read before the chart, so a page's content may be newer than its version, but never older. */
export async function describeBoard(pool: pg.Pool, row: BoardRow | undefined, query: BoardQuery): Promise<BoardPage> {
  if (!row) throw new Refusal('board_not_found');
  const { ideas, nextCursor, leaderVotes } = await readChart(pool, row.id, row.board_id, query);
  return {
    creator: describeCreator(row),
    board: {
      id: row.board_id,
      ...(row.slug !== null && { slug: row.slug }),
      ...(row.name !== null && { name: row.name }),
      ...(row.banner !== null && { banner: picturePath(row.banner) }),
      ...(row.is_archived && { isArchived: true as const }),
      version: row.version,
      ideaCount: row.idea_count,
      totalVotes: row.total_votes,
      leaderVotes,
      acceptsSuggestions: row.accepts_suggestions,
      chartClosesAt: row.closes_at.toISOString(),
      // json_build_object formats timestamps differently from toISOString.
      ...(row.open_round && {
        openRound: { ...row.open_round, closesAt: new Date(row.open_round.closesAt).toISOString() },
      }),
    },
    ...(row.boards && { boards: row.boards }),
    ideas,
    nextCursor,
  };
}

type Named = { slug?: string | null; name?: string | null };

/** The board's slug and name, for display next to its creator; empty for the main board. */
export function labelOf({ slug, name }: Named): { board?: { slug: string; name: string | null } } {
  return slug ? { board: { slug, name: name ?? null } } : {};
}
