import { day, type DemoClock, historyDays } from './demo-clock.ts';
import type { PlannedBoard, PlannedIdea } from './plan-board.ts';

type Place = { idea: PlannedIdea; position: number; votes: number };
export type Close = { closedOn: string; closedAt: number; version: number; totalVotes: number; places: Place[] };

/** Returns the chart at this time: most votes first; on a tie, the older idea comes first. */
function chartAt(board: PlannedBoard, time: number): Place[] {
  return board.ideas
    .filter((idea) => idea.createdAt < time)
    .map((idea) => ({ idea, votes: idea.votes.filter(({ at }) => at < time).length }))
    .toSorted((a, b) => b.votes - a.votes || a.idea.createdAt - b.idea.createdAt)
    .map((entry, index) => ({ ...entry, position: index + 1 }));
}

/**
 * Returns the daily chart closes, as the nightly job would have written them. Days without changes have no
 * close.
 */
export function chartHistory(board: PlannedBoard, clock: DemoClock): { closes: Close[]; version: number } {
  const closes: Close[] = [];
  let changesBefore = 0;
  for (let daysAgo = historyDays; daysAgo >= 1; daysAgo--) {
    const end = clock.midnight - (daysAgo - 1) * day;
    const changes = changesUntil(board, end);
    if (changes === changesBefore) continue;
    changesBefore = changes;
    const places = chartAt(board, end);
    closes.push({
      closedOn: new Date(end - day).toISOString().slice(0, 10),
      closedAt: end,
      version: 1 + changes + closes.length + 1,
      totalVotes: places.reduce((sum, { votes }) => sum + votes, 0),
      places,
    });
  }
  return { closes, version: 1 + changesUntil(board, Infinity) + closes.length };
}

/** Each published idea, vote and chart close is a visible change that raises the board version by one. */
function changesUntil(board: PlannedBoard, time: number): number {
  return chartAt(board, time).reduce((sum, { votes }) => sum + 1 + votes, 0);
}
