import { isoWeekOf, mondayOf } from '@upnext/contract/voting/iso-week';
import type { WeekRecap } from '@upnext/contract/voting/weekly-charts';

import { labelOf } from '../../boards/boards/read-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findRecap, selectTitles, selectWeeks } from './sql.ts';

export async function readWeek(context: Context, handle: string, week: string): Promise<WeekRecap> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  const startsOn = mondayOf(week);
  const [row] = await runNamed(context.pool, findRecap, [creator.id, board.id, startsOn]);
  if (!row || startsOn === undefined) throw new Refusal('week_not_found');
  const found = await runNamed(context.pool, selectTitles, [creator.id, row.places.map(({ ideaId }) => ideaId)]);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return {
    creator,
    ...labelOf(board),
    week,
    startsOn,
    totalVotes: row.total_votes,
    weekVotes: row.week_votes,
    // Ideas deleted since then leave a gap in the places.
    places: row.places.flatMap((place) => {
      const title = titles.get(place.ideaId);
      return title === undefined ? [] : [{ ...place, title }];
    }),
    previousWeek: weekOf(row.previous_on),
    nextWeek: weekOf(row.next_on),
  };
}

export async function listWeeks(context: Context, handle: string): Promise<{ weeks: string[] }> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  const rows = await runNamed(context.pool, selectWeeks, [creator.id, board.id]);
  return { weeks: rows.map(({ starts_on: startsOn }) => isoWeekOf(new Date(startsOn))) };
}

function weekOf(startsOn: string | null): string | null {
  return startsOn === null ? null : isoWeekOf(new Date(startsOn));
}
