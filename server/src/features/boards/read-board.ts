import type { BoardPage, BoardQuery } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { readChart } from '../chart/read-chart.ts';
import { describeCreator } from './describe-creator.ts';
import { findBoard, findMainBoard, type BoardRow } from './sql.ts';

export async function readBoardOf(context: Context, username: string, query: BoardQuery): Promise<BoardPage> {
  const [row] = await runNamed(context.pool, findMainBoard, [username]);
  return await describeBoard(context, row, query);
}

export async function readBoard(
  context: Context,
  creatorId: number,
  boardId: number,
  query: BoardQuery,
): Promise<BoardPage> {
  const [row] = await runNamed(context.pool, findBoard, [creatorId, boardId]);
  return await describeBoard(context, row, query);
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
      version: row.version,
      ideaCount: row.idea_count,
      totalVotes: row.total_votes,
      leaderVotes,
      acceptsSuggestions: row.accepts_suggestions,
      chartClosesAt: nextMidnight(),
    },
    ideas,
    nextCursor,
  };
}

/** The chart closes at 00:00 UTC. */
function nextMidnight(): string {
  const day = new Date();
  day.setUTCHours(24, 0, 0, 0);
  return day.toISOString();
}
