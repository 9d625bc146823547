import { pickLanguage } from '@upnext/contract/language';
import { isoWeekOf } from '@upnext/contract/voting/iso-week';
import type { Kysely } from 'kysely';

import { labelOf } from '../../boards/boards/read-board.ts';
import { closeCharts, dayBefore } from '../../boards/chart/close-charts.ts';
import { announceNotification } from '../../notifications/announce-notification.ts';
import type { Tables } from '../../tables.ts';
import { insertRecap, selectActiveBoards, type ActiveBoard } from './sql.ts';

const sliceSize = 500;
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Stores a recap of the week before `monday` for each board. Each recap is written in one transaction with its
 * notification. Idempotent.
 */
export async function recapWeeks(db: Kysely<Tables>, monday: Date): Promise<number> {
  // The week ends with Sunday's close, which may not have run yet.
  await closeCharts(db, dayBefore(monday));
  const startsOn = new Date(monday.getTime() - weekMs).toISOString().slice(0, 10);
  let made = 0;
  let last: ActiveBoard = { creator_id: 0, id: 0 };
  for (;;) {
    const boards = await selectActiveBoards(db, startsOn, last, sliceSize);
    for (const board of boards) {
      if (await recapWeek(db, board, startsOn)) made++;
      last = board;
    }
    if (boards.length < sliceSize) return made;
  }
}

async function recapWeek(db: Kysely<Tables>, board: ActiveBoard, startsOn: string): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const recap = await insertRecap(transaction, { creatorId: board.creator_id, boardId: board.id }, startsOn);
    if (!recap) return false;
    const week = isoWeekOf(new Date(startsOn));
    await announceNotification(transaction, {
      kind: 'week-recap',
      about: `${board.id}:${week}`,
      creatorId: board.creator_id,
      payload: {
        boardId: board.id,
        ...labelOf(recap),
        week,
        winner: recap.winner,
        votes: recap.votes,
        weekVotes: recap.week_votes,
      },
      language: pickLanguage(recap.language ?? undefined, undefined),
    });
    return true;
  });
}
