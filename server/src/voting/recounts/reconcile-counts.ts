import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { findDifferences, type Difference } from './find-differences.ts';
import { fixDifference } from './fix-difference.ts';
import { insertReconciliation } from './sql.ts';

type Options = {
  /** A difference means a bug or a damaged database: find the cause before you fix it. */
  fix: boolean;
  report: (text: string) => void;
};

/** The nightly check that every stored count equals the number of rows. It should find no differences. */
export async function reconcileCounts(db: Kysely<Tables>, { fix, report }: Options): Promise<Difference[]> {
  const startedAt = new Date();
  const { ideas, boards, differences } = await findDifferences(db);
  for (const { of, creatorId, id, shown, counted } of differences) {
    report(
      `count mismatch for ${of} ${id} of creator ${creatorId}: stored ${JSON.stringify(shown)}, counted ${JSON.stringify(counted)}`,
    );
  }
  if (fix) for (const difference of differences) await fixDifference(db, difference);
  const found = differences.length;
  await insertReconciliation(db, { startedAt, ideas, boards, differences: found, fixed: fix ? found : 0 });
  return differences;
}
