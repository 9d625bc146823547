import type pg from 'pg';

import { foldSlice, hasMoreThan, readBounds } from './fold-sql.ts';

/**
 * If there are more votes than this, they are counted in several transactions. Votes cast in the same millisecond are
 * never split.
 */
const mostVotes = 100_000;
const longestSliceMs = 24 * 60 * 60 * 1_000;
/**
 * Votes newer than this are left for the next run, because clocks are not exact and a new transaction is not visible
 * immediately.
 */
const marginSeconds = 5;

type Options = { marginSeconds?: number; mostVotes?: number };

/**
 * Counts all uncounted votes that are older than every running transaction that could still add a vote. Votes are
 * counted in slices, which have a bounded number of votes. One statement counts a slice and
 * advances the high-water mark, so a crash neither repeats nor skips votes. Returns the number of slices.
 */
export async function foldVotes(
  pool: pg.Pool,
  { marginSeconds: margin = marginSeconds, mostVotes: most = mostVotes }: Options = {},
): Promise<number> {
  const { rows } = await pool.query<{ from: Date; until: Date }>(readBounds, [margin]);
  const [bounds] = rows;
  if (!bounds) throw new Error('board_folds has no row');
  let from = bounds.from.getTime();
  let span = longestSliceMs;
  let slices = 0;
  while (from < bounds.until.getTime()) {
    const to = Math.min(from + span, bounds.until.getTime());
    const slice = [new Date(from), new Date(to)];
    if (to - from > 1 && (await isCrowded(pool, slice, most))) {
      span = Math.ceil((to - from) / 2);
      continue;
    }
    const { rowCount } = await pool.query(foldSlice, slice);
    // Another worker has advanced the high-water mark and continues from there.
    if (!rowCount) break;
    slices++;
    from = to;
    span = Math.min(span * 2, longestSliceMs);
  }
  return slices;
}

/**
 * Counts the votes cast before `until`. Throws if some of them can't be counted yet, so that the job is retried. A vote
 * that was accepted before `until` may have a slightly later timestamp.
 */
export async function requireFolded(pool: pg.Pool, until: Date): Promise<void> {
  await foldVotes(pool);
  const { rows } = await pool.query<{ from: Date }>(readBounds, [marginSeconds]);
  if (!rows[0] || rows[0].from.getTime() < until.getTime() + 3_000)
    throw new Error(`the votes cast before ${until.toISOString()} are not counted yet`);
}

async function isCrowded(pool: pg.Pool, slice: Date[], most: number): Promise<boolean> {
  const { rowCount } = await pool.query(hasMoreThan, [...slice, most]);
  return rowCount === 1;
}
