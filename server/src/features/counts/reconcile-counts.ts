import type pg from 'pg';

import { findDifferences, type Difference } from './find-differences.ts';
import { mendDifference } from './mend-difference.ts';
import { insertReconciliation } from './sql.ts';

type Options = {
  /** A difference means that something is wrong with the program or its database: it is looked into, then mended. */
  mend: boolean;
  report: (text: string) => void;
};

/** The nightly proof that every count equals its votes. It must find nothing. */
export async function reconcileCounts(pool: pg.Pool, { mend, report }: Options): Promise<Difference[]> {
  const startedAt = new Date();
  const { ideas, boards, differences } = await findDifferences(pool);
  for (const { of, creatorId, id, shown, counted } of differences) {
    report(
      `The counts of ${of} ${id} of creator ${creatorId} differ: shown ${JSON.stringify(shown)}, counted ${JSON.stringify(counted)}`,
    );
  }
  if (mend) for (const difference of differences) await mendDifference(pool, difference);
  const found = differences.length;
  await pool.query(insertReconciliation, [startedAt, ideas, boards, found, mend ? found : 0]);
  return differences;
}
