import type { Insights } from '@upnext/contract/reach/insights';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { listDays, todayIn } from './list-days.ts';
import { readRace } from './read-race.ts';
import { readRounds } from './read-rounds.ts';
import {
  selectFoldedUntil,
  selectLinkVisits,
  selectSources,
  selectVoterDays,
  selectVotesPerDay,
  selectVotesPerHour,
} from './sql.ts';

/** The rounds that are shown. All of them are in the CSV file. */
const mostRounds = 10;

/** Reads only precomputed counts: a few thousand rows at most, independent of the number of votes. */
export async function readInsights(context: Context, board: AuthorizedBoard, days: number): Promise<Insights> {
  const { pool } = context;
  const allDays = listDays(todayIn(board.timeZone), days * 2);
  const range = allDays.slice(days);
  const [firstDay = '', lastDay = ''] = [range[0], range.at(-1)];
  const key = [board.creatorId, board.boardId];
  const since = [...key, firstDay];

  const [mark] = await runNamed(pool, selectFoldedUntil, []);
  const perDay = await runNamed(pool, selectVotesPerDay, [...key, allDays[0]]);
  const voters = await runNamed(pool, selectVoterDays, since);
  const sources = await runNamed(pool, selectSources, since);
  const votesOf = new Map(perDay.map(({ day, votes }) => [day, votes]));
  const votersOf = new Map(voters.map((row) => [row.day, row]));
  const votesOn = (day: string): number => votesOf.get(day) ?? 0;

  return {
    days,
    timeZone: board.timeZone,
    firstDay,
    lastDay,
    countedUntil: mark?.folded_until?.toISOString() ?? null,
    votes: {
      total: sum(range.map(votesOn)),
      totalBefore: sum(allDays.slice(0, days).map(votesOn)),
      perDay: range.map(votesOn),
      perHourOfWeek: weekOf(await runNamed(pool, selectVotesPerHour, [...since, board.timeZone])),
    },
    voters: {
      newPerDay: range.map((day) => votersOf.get(day)?.new_voters ?? 0),
      returningPerDay: range.map((day) => votersOf.get(day)?.returning_voters ?? 0),
    },
    ...(await readRace(context, board, range)),
    visits: {
      total: sources[0]?.total ?? 0,
      sources: sources.map(({ host, visits }) => ({ host, visits })),
      shareLinks: await runNamed(pool, selectLinkVisits, since),
    },
    rounds: await readRounds(context, board, mostRounds),
  };
}

function weekOf(rows: { weekday: number; hour: number; votes: number }[]): number[] {
  const week = Array<number>(7 * 24).fill(0);
  for (const { weekday, hour, votes } of rows) week[(weekday - 1) * 24 + hour] = votes;
  return week;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
