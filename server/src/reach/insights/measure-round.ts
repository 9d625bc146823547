import type pg from 'pg';

import { RoundKey } from '../../voting/round-steps/round-row.ts';
import { clearSources, insertFigures } from './round-sql.ts';

/**
 * Stores what insights show about a final round, and then deletes the sources of its ballots: afterwards, only their sums
 * are known. The chart's votes up to the close must have been folded.
 */
export async function measureRound(pool: pg.Pool, payload: unknown): Promise<void> {
  const { creatorId, roundId } = RoundKey.parse(payload);
  await pool.query(insertFigures, [creatorId, roundId]);
  for (let last: number | null = 0; last !== null;) {
    const { rows }: { rows: { last: number | null }[] } = await pool.query(clearSources, [creatorId, roundId, last]);
    last = rows[0]?.last ?? null;
  }
}
