import { handleOf, splitHandle } from '@upnext/contract/board-handle';
import type { BoardPage, BoardQuery } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { perContext } from '../../per-context.ts';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { readChart } from '../chart/read-chart.ts';
import { describeCreator } from './describe-creator.ts';
import { findBoard, findNamedBoard, type BoardRow } from './sql.ts';

export async function findBoardRow(context: Context, handle: string): Promise<BoardRow | undefined> {
  const { username, slug } = splitHandle(handle);
  const [row] = await runNamed(context.pool, findNamedBoard, [username, slug]);
  return row;
}

/** What a board is called now. */
export async function findHandle(context: Context, creatorId: number, boardId: number): Promise<string | undefined> {
  const [row] = await runNamed(context.pool, findBoard, [creatorId, boardId]);
  return row && handleOf(row.username, row.slug);
}

/** A search costs three times a page. A crowd that opens a link waits a moment; one that searches is told to come again. */
const lines = perContext(() => ({
  searches: createBoundedQueue({ width: 2, depth: 20 }),
  pages: createBoundedQueue({ width: 4, depth: 1_000 }),
}));

/** Ranks a whole board for one reader: whoever asks for many at once must leave the pool's connections to the votes. */
export async function readBoardOf(context: Context, handle: string, query: BoardQuery): Promise<BoardPage> {
  const row = await findBoardRow(context, handle);
  const { searches, pages } = lines(context);
  return await (query.q ? searches : pages).run(() => describeBoard(context, row, query));
}

/** The row is read before the chart: a page may be newer than the version it names, never older. */
export async function describeBoard(
  context: Context,
  row: BoardRow | undefined,
  query: BoardQuery,
): Promise<BoardPage> {
  if (!row) throw new Refusal('board_not_found');
  const { ideas, nextCursor, leaderVotes } = await readChart(context, row.id, row.board_id, query);
  return {
    creator: describeCreator(row),
    board: {
      id: row.board_id,
      ...(row.slug !== null && { slug: row.slug }),
      ...(row.name !== null && { name: row.name }),
      ...(row.is_archived && { isArchived: true as const }),
      version: row.version,
      ideaCount: row.idea_count,
      totalVotes: row.total_votes,
      leaderVotes,
      acceptsSuggestions: row.accepts_suggestions,
      chartClosesAt: nextMidnight(),
    },
    ...(row.boards && { boards: row.boards }),
    ideas,
    nextCursor,
  };
}

type Named = { slug?: string | null; name?: string | null };

/** What a board is called beside its creator; nothing for the main one. */
export function labelOf({ slug, name }: Named): { board?: { slug: string; name: string | null } } {
  return slug ? { board: { slug, name: name ?? null } } : {};
}

/** The chart closes at 00:00 UTC. */
function nextMidnight(): string {
  const day = new Date();
  day.setUTCHours(24, 0, 0, 0);
  return day.toISOString();
}
