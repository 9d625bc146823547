import { isoWeekOf } from '@upnext/contract/iso-week';
import { pickLanguage } from '@upnext/contract/language';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';

import { connectKysely } from '../../platform/postgres/connect.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { labelOf } from '../boards/read-board.ts';
import { closeCharts, dayBefore } from '../chart/close-charts.ts';
import { announceNotice } from '../notices/announce-notice.ts';
import { insertRecap, selectActiveBoards, type ActiveBoard, type NewRecap } from './sql.ts';

const sliceSize = 500;
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** On a Monday, the week before it: board by board, each with its notice in one commit; safe to repeat. */
export async function recapWeeks(pool: pg.Pool, monday: Date): Promise<number> {
  // The week ends with Sunday's close, whichever job comes first.
  await closeCharts(pool, dayBefore(monday));
  const startsOn = new Date(monday.getTime() - weekMs).toISOString().slice(0, 10);
  const db = connectKysely<Tables>(pool);
  let made = 0;
  let last: ActiveBoard = { creator_id: 0, id: 0 };
  for (;;) {
    const boards = await runNamed(pool, selectActiveBoards, [startsOn, last.creator_id, last.id, sliceSize]);
    for (const board of boards) {
      if (await recapWeek(db, board, startsOn)) made++;
      last = board;
    }
    if (boards.length < sliceSize) return made;
  }
}

async function recapWeek(db: Kysely<Tables>, board: ActiveBoard, startsOn: string): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const values = [board.creator_id, board.id, startsOn];
    const [recap] = (await transaction.executeQuery<NewRecap>(CompiledQuery.raw(insertRecap, values))).rows;
    if (!recap) return false;
    const week = isoWeekOf(new Date(startsOn));
    await announceNotice(transaction, {
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
