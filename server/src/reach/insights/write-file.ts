import { Readable } from 'node:stream';

import type { InsightFile, RoundInsights } from '@upnext/contract/reach/insights';
import { stringify } from 'csv-stringify/sync';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { addDays, todayIn } from './list-days.ts';
import { readRounds } from './read-rounds.ts';
import {
  selectDayLines,
  selectFirstHour,
  selectIdeaLines,
  selectPlaceLines,
  type IdeaLine,
  type PlaceLine,
} from './sql.ts';

const daysPerBatch = 100;
const roundsPerBatch = 1_000;
/** Without this mark, spreadsheet programs assume a legacy encoding instead of UTF-8. */
const byteOrderMark = '\uFEFF';

type Line = (string | number)[];
type File = {
  columns: string[];
  batches: (context: Context, board: number[], today: string) => AsyncGenerator<Line[]>;
};

const files: Record<InsightFile, File> = {
  'ideas.csv': {
    columns: ['id', 'title', 'description', 'status', 'votes', 'created_at'],
    async *batches({ pool }, board) {
      let last: IdeaLine | undefined;
      do {
        const rows: IdeaLine[] = await runNamed(pool, selectIdeaLines, [...board, last?.id ?? 0]);
        yield rows.map(({ id, title, description, status, votes, created_at }) => [
          id,
          title,
          description,
          status,
          votes,
          created_at.toISOString(),
        ]);
        last = rows.at(-1);
      } while (last);
    },
  },
  'chart-history.csv': {
    columns: ['day', 'place', 'idea_id', 'title', 'votes'],
    async *batches({ pool }, board) {
      let last: PlaceLine | undefined;
      do {
        const after = [last?.idea_id ?? 0, last?.closed_on ?? '-infinity'];
        const rows: PlaceLine[] = await runNamed(pool, selectPlaceLines, [...board, ...after]);
        yield rows.map(({ closed_on, position, idea_id, title, votes }) => [
          closed_on,
          position,
          idea_id,
          title,
          votes,
        ]);
        last = rows.at(-1);
      } while (last);
    },
  },
  'votes-per-day.csv': {
    columns: ['day', 'votes', 'new_voters', 'returning_voters'],
    async *batches({ pool }, board, today) {
      const [first] = await runNamed(pool, selectFirstHour, board);
      let from = first?.first_day ?? today;
      while (from <= today) {
        const to = [addDays(from, daysPerBatch - 1), today].toSorted()[0];
        const rows = await runNamed(pool, selectDayLines, [...board, from, to]);
        yield rows.map(({ day, votes, new_voters, returning_voters }) => [day, votes, new_voters, returning_voters]);
        from = addDays(from, daysPerBatch);
      }
    },
  },
  'rounds.csv': {
    columns: [
      'round',
      'question',
      'state',
      'opened_at',
      'closed_at',
      'voters',
      'active_voters',
      'new_voters',
      'sources',
    ],
    async *batches(context, [creatorId = 0, boardId = 0]) {
      for (let last: number | undefined = Number.MAX_SAFE_INTEGER; last !== undefined;) {
        const rounds: RoundInsights[] = await readRounds(context, { creatorId, boardId }, roundsPerBatch, last);
        yield rounds.map(({ number, question, state, opensAt, closesAt, voters, figures }) => [
          number,
          question,
          state,
          opensAt,
          closesAt,
          voters,
          figures?.activeVoters ?? '',
          figures?.newVoters ?? '',
          figures?.sources.map(({ host, voters: count }) => `${host}: ${count}`).join('; ') ?? '',
        ]);
        last = rounds.at(-1)?.number;
      }
    },
  },
};

/**
 * Streams a file in batches, to limit memory use. Formulas are escaped, so that spreadsheet programs do not evaluate
 * them.
 */
export function writeFile(context: Context, board: AuthorizedBoard, file: InsightFile): Readable {
  return Readable.from(write(context, board, files[file]));
}

async function* write(context: Context, board: AuthorizedBoard, { columns, batches }: File): AsyncGenerator<string> {
  const { creatorId, boardId, timeZone } = board;
  yield byteOrderMark + stringify([columns]);
  for await (const lines of batches(context, [creatorId, boardId], todayIn(timeZone)))
    yield stringify(lines, { escape_formulas: true });
}
