import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { closeChart, selectOpenBoards, type OpenBoard } from './sql.ts';

const sliceSize = 500;

/** Closes the chart of every board that changed since its last close, board by board; safe to repeat for the same day. */
export async function closeCharts(pool: pg.Pool, closedOn: string): Promise<number> {
  let closed = 0;
  let last: OpenBoard = { creator_id: 0, id: 0 };
  for (;;) {
    const boards = await runNamed(pool, selectOpenBoards, [closedOn, last.creator_id, last.id, sliceSize]);
    for (const board of boards) {
      await runNamed(pool, closeChart, [board.creator_id, board.id, closedOn]);
      closed++;
      last = board;
    }
    if (boards.length < sliceSize) return closed;
  }
}

/** At midnight UTC, the day that has just ended. */
export function dayBefore(moment: Date): string {
  return new Date(moment.getTime() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
