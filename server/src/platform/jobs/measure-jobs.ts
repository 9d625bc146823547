import type { Runner } from 'graphile-worker';
import type pg from 'pg';

import { counter, gauge, type Metric, type MetricSource } from '../metrics/metric.ts';

type Line = { waiting: number; lagSeconds: number; givenUp: number };

/** The line of jobs, from the database: that nobody takes them is seen by whoever still lives. */
export async function measureJobs(pool: pg.Pool): Promise<Metric[]> {
  const { rows } = await pool.query<Line>(
    `SELECT count(*) FILTER (WHERE is_due) AS waiting, count(*) FILTER (WHERE attempts >= max_attempts) AS "givenUp",
       coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::float8 AS "lagSeconds"
     FROM (
       SELECT *, run_at <= now() AND locked_at IS NULL AND attempts < max_attempts AS is_due FROM graphile_worker.jobs) j`,
  );
  return rows.flatMap(({ waiting, lagSeconds, givenUp }) => [
    gauge('upnext_jobs_waiting', 'Jobs that are due and not begun', waiting),
    gauge('upnext_job_lag_seconds', 'How long the first of them has been due', lagSeconds),
    gauge('upnext_jobs_given_up', 'Jobs that failed too often to be tried again', givenUp),
  ]);
}

/** What this worker has done since it began. */
export function meterJobs({ events }: Runner): MetricSource {
  const counts = { done: 0, failed: 0 };
  events.on('job:success', () => counts.done++);
  events.on('job:error', () => counts.failed++);
  return () => [counter('upnext_jobs_total', 'Jobs that ended, each attempt counted', counts, 'outcome')];
}
