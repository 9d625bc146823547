import type pg from 'pg';

import { gauge, type Metric } from '../../platform/metrics/metric.ts';
import { selectLastReconciliation } from './sql.ts';

type Last = { endedAtSeconds: number; ideas: number; boards: number; differences: number };

/** What the last night found, from the database: any process knows it. Nothing before the first night. */
export async function measureCounts(pool: pg.Pool): Promise<Metric[]> {
  const { rows } = await pool.query<Last>(selectLastReconciliation);
  return rows.flatMap(({ endedAtSeconds, ideas, differences }) => [
    gauge('upnext_count_differences', 'Counts that were not their votes at the last reconciliation', differences),
    gauge('upnext_reconciled_at_seconds', 'When the last reconciliation ended', endedAtSeconds),
    gauge('upnext_reconciled_ideas', 'Ideas that the last reconciliation recounted', ideas),
  ]);
}
