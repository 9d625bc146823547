import type pg from 'pg';

import { foldSlice, hasMoreThan, readBounds } from './sql.ts';

/** More votes than this are folded in several transactions; only votes of the same moment are never parted. */
const mostVotes = 100_000;
const longestSliceMs = 24 * 60 * 60 * 1_000;
/** What was cast this recently waits: clocks are not perfect, and a transaction is not seen in the instant it begins. */
const marginSeconds = 5;

type Options = { marginSeconds?: number; mostVotes?: number };

/**
 * Counts every vote that is not counted yet and that no running transaction can still add to. Slices end with the day, hold
 * a bounded number of votes, and move the mark in the statement that counts them: a crash repeats nothing and skips nothing.
 * Returns how many slices there were.
 */
export async function foldVotes(
  pool: pg.Pool,
  { marginSeconds: margin = marginSeconds, mostVotes: most = mostVotes }: Options = {},
): Promise<number> {
  const { rows } = await pool.query<{ from: Date; until: Date }>(readBounds, [margin]);
  const [bounds] = rows;
  if (!bounds) throw new Error('board_folds has lost its row');
  let from = bounds.from.getTime();
  let span = longestSliceMs;
  let slices = 0;
  while (from < bounds.until.getTime()) {
    const to = Math.min(from + span, dayAfter(from), bounds.until.getTime());
    const slice = [new Date(from), new Date(to)];
    if (to - from > 1 && (await isCrowded(pool, slice, most))) {
      span = Math.ceil((to - from) / 2);
      continue;
    }
    const { rowCount } = await pool.query(foldSlice, slice);
    // Another worker has moved the mark meanwhile: it goes on from there.
    if (!rowCount) break;
    slices++;
    from = to;
    span = Math.min(span * 2, longestSliceMs);
  }
  return slices;
}

/**
 * Before the votes of an idea are removed that was deleted at this moment: they were cast, and stay counted. A vote that
 * began before the deletion may bear a moment a little after its start. Throws, so that the job comes back later.
 */
export async function requireFolded(pool: pg.Pool, deletedAt: Date): Promise<void> {
  await foldVotes(pool);
  const { rows } = await pool.query<{ from: Date }>(readBounds, [marginSeconds]);
  const lastVoteAt = deletedAt.getTime() + 3_000;
  if (!rows[0] || rows[0].from.getTime() < lastVoteAt) throw new Error('Its last votes are not counted yet');
}

async function isCrowded(pool: pg.Pool, slice: Date[], most: number): Promise<boolean> {
  const { rowCount } = await pool.query(hasMoreThan, [...slice, most]);
  return rowCount === 1;
}

function dayAfter(moment: number): number {
  return (Math.floor(moment / longestSliceMs) + 1) * longestSliceMs;
}
