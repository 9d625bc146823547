import type { Runner } from 'graphile-worker';
import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';

type JobQueue = { waiting: number; lagSeconds: number; givenUp: number };

/** Reads the queue from the database, so that any process can report it, even if no worker is running. */
export async function measureJobs(pool: pg.Pool): Promise<JobQueue | undefined> {
  const { rows } = await pool.query<JobQueue>(
    `SELECT count(*) FILTER (WHERE is_due) AS waiting, count(*) FILTER (WHERE attempts >= max_attempts) AS "givenUp",
       coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::float8 AS "lagSeconds"
     FROM (
       SELECT *, run_at <= now() AND locked_at IS NULL AND attempts < max_attempts AS is_due FROM graphile_worker.jobs) j`,
  );
  return rows[0];
}

/** Counts the jobs that this worker has run since it started. */
export function meterJobs(registry: Registry, { events }: Runner): void {
  const jobs = new Counter({
    name: 'upnext_jobs_total',
    help: 'Job attempts by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const [done, failed] = [jobs.labels('done'), jobs.labels('failed')];
  for (const outcome of [done, failed]) outcome.inc(0);
  events.on('job:success', () => done.inc());
  events.on('job:error', () => failed.inc());
}
