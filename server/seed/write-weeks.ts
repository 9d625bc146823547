import type { ClientBase } from 'pg';

import { insertRecap } from '../src/features/weeks/sql.ts';
import { day, type DemoClock } from './demo-clock.ts';
import type { WrittenBoard } from './write-boards.ts';

/** The charts of the two weeks before this one, as the job would have made them. */
export async function writeWeeks(client: ClientBase, boards: readonly WrittenBoard[], { midnight }: DemoClock) {
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  for (const weeksAgo of [2, 1]) {
    const monday = new Date(midnight - (sinceMonday + 7 * weeksAgo) * day).toISOString().slice(0, 10);
    for (const { creatorId, boardId } of boards) await client.query(insertRecap, [creatorId, boardId, monday]);
  }
}
