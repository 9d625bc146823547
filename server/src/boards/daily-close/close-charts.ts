import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { changeBoard, type BoardKey } from '../chart/change-board.ts';
import { announcePlaces } from './announce-places.ts';
import { listEndedDays } from './list-ended-days.ts';
import { insertClose, placeIdeas, selectOpenBoards, type OpenBoard } from './sql.ts';

const sliceSize = 500;

/** Closes the charts of all boards whose day ended during the 15 minutes up to `moment`. */
export async function closeEndedDays(db: Kysely<Tables>, moment: Date): Promise<void> {
  for (const { timeZone, endedOn } of await listEndedDays(db, moment)) await closeCharts(db, endedOn, timeZone);
}

/**
 * Closes the chart of every board in a time zone (or in all) that changed since its last close, one board at a time.
 * Idempotent for the same day.
 */
export async function closeCharts(db: Kysely<Tables>, closedOn: string, timeZone?: string): Promise<number> {
  let closed = 0;
  let last: OpenBoard = { creator_id: 0, id: 0 };
  for (;;) {
    const boards = await selectOpenBoards(db, closedOn, timeZone, last, sliceSize);
    for (const board of boards) {
      await closeChart(db, { creatorId: board.creator_id, boardId: board.id }, closedOn);
      closed++;
      last = board;
    }
    if (boards.length < sliceSize) return closed;
  }
}

/** Stores each idea's place as its previous place and in the chart history, and announces places that were reached. */
async function closeChart(db: Kysely<Tables>, board: BoardKey, closedOn: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const places = await placeIdeas(transaction, board);
    const changed = await changeBoard(transaction, board);
    const seenVersion = places[0]?.version;
    if (!changed || seenVersion === undefined) return;
    const { version, total_votes: totalVotes } = changed;
    // If the board changed between the two statements, it still counts as changed, so the next close includes it.
    const closedVersion = version === seenVersion + 1 ? version : seenVersion;
    await insertClose(transaction, board, { closedOn, version, totalVotes, closedVersion, places });
    await announcePlaces(transaction, board, closedOn, places);
  });
}
