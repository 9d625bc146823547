import type pg from 'pg';

import { gauge, type Metric } from '../../platform/metrics/metric.ts';
import { measureOpen } from './sql.ts';

/** What waits for a decision. */
export async function measureReports(pool: pg.Pool): Promise<Metric[]> {
  const { rows } = await pool.query<{ open: number; oldestSeconds: number }>(measureOpen);
  return rows.flatMap(({ open, oldestSeconds }) => [
    gauge('upnext_reports_open', 'Reports of visitors that wait for a decision', open),
    gauge('upnext_report_oldest_seconds', 'How long the oldest of them has waited', oldestSeconds),
  ]);
}
