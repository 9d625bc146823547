import { pickLanguage } from '@upnext/contract/language';
import { isoWeekOf } from '@upnext/contract/voting/iso-week';
import type { Kysely } from 'kysely';

import { labelOf } from '../../boards/boards/read-board.ts';
import type { BoardKey } from '../../boards/chart/change-board.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';
import { listEndedDays } from '../../boards/daily-close/list-ended-days.ts';
import { announceNotification } from '../../notifications/announce-notification.ts';
import { queuePost } from '../../notifications/discord-posts/queue-post.ts';
import type { Tables } from '../../tables.ts';
import { insertRecap, selectActiveBoards, type ActiveBoard } from './sql.ts';

const sliceSize = 500;
const sixDaysMs = 6 * 24 * 60 * 60 * 1_000;

/**
 * Counts the votes cast on a board during the week that begins on this day. Insights do it; they belong to a later
 * domain, so jobs.ts passes their function.
 */
export type CountWeekVotes = (db: Kysely<Tables>, board: BoardKey, startsOn: string) => Promise<number>;

/**
 * Stores a recap of the week for each board that got votes in it and whose Sunday ended during the 15 minutes up to
 * `moment`. Each recap is written in one transaction with its notification. Idempotent.
 */
export async function recapWeeks(db: Kysely<Tables>, moment: Date, countWeekVotes: CountWeekVotes): Promise<number> {
  let made = 0;
  for (const { timeZone, endedOn } of await listEndedDays(db, moment)) {
    const sunday = new Date(endedOn);
    if (sunday.getUTCDay() !== 0) continue;
    // The week ends with Sunday's close, which may not have run yet.
    await closeCharts(db, endedOn, timeZone);
    const startsOn = new Date(sunday.getTime() - sixDaysMs).toISOString().slice(0, 10);
    made += await recapZone(db, timeZone, startsOn, countWeekVotes);
  }
  return made;
}

async function recapZone(
  db: Kysely<Tables>,
  timeZone: string,
  startsOn: string,
  countWeekVotes: CountWeekVotes,
): Promise<number> {
  let made = 0;
  let last: ActiveBoard = { creator_id: 0, id: 0 };
  for (;;) {
    const boards = await selectActiveBoards(db, startsOn, timeZone, last, sliceSize);
    for (const board of boards) {
      const key = { creatorId: board.creator_id, boardId: board.id };
      const weekVotes = await countWeekVotes(db, key, startsOn);
      if (weekVotes > 0 && (await recapWeek(db, key, startsOn, weekVotes))) made++;
      last = board;
    }
    if (boards.length < sliceSize) return made;
  }
}

async function recapWeek(db: Kysely<Tables>, board: BoardKey, startsOn: string, weekVotes: number): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const recap = await insertRecap(transaction, board, startsOn, weekVotes);
    if (!recap) return false;
    const { winner, votes } = recap;
    const week = isoWeekOf(new Date(startsOn));
    await announceNotification(transaction, {
      kind: 'week-recap',
      about: `${board.boardId}:${week}`,
      creatorId: board.creatorId,
      payload: { boardId: board.boardId, ...labelOf(recap), week, winner, votes, weekVotes },
      language: pickLanguage(recap.language),
    });
    await queuePost(transaction, board, { kind: 'week-recap', about: startsOn });
    return true;
  });
}
