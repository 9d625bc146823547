import type pg from 'pg';

import type { Context } from './context.ts';
import { measureCounts } from './features/counts/measure-counts.ts';
import { liveBoards, mostStreams } from './features/live/live-boards.ts';
import { measureReports } from './features/reports/measure-reports.ts';
import { ballotBox } from './features/votes/routes.ts';
import { pageReads } from './page-store.ts';
import { measureJobs } from './platform/jobs/measure-jobs.ts';
import { meterPool } from './platform/metrics/meter-pool.ts';
import { counter, distribution, gauge, type Metric, type MetricSource } from './platform/metrics/metric.ts';
import { checkDurability } from './platform/postgres/check-durability.ts';
import { splitUrl } from './platform/postgres/find-primary.ts';

/** What the http role measures, besides its requests. */
export function httpMetrics(context: Context): MetricSource[] {
  const { passwordQueue, pool, redis } = context;
  return [
    meterPool(pool, 'http'),
    () => {
      const { meters, waiting } = ballotBox(context).batch;
      const { size, waitSeconds, commitSeconds, tally } = meters;
      return [
        counter('upnext_votes_total', 'Votes by what became of them', tally, 'outcome'),
        distribution('upnext_vote_batch_size', 'Votes that committed together', size),
        distribution(
          'upnext_vote_wait_seconds',
          'How long the first of a batch waited for the one before',
          waitSeconds,
        ),
        distribution('upnext_vote_commit_seconds', 'How long a batch took to be written', commitSeconds),
        gauge('upnext_votes_waiting', 'Votes that wait for their batch', waiting()),
      ];
    },
    () => [
      gauge('upnext_passwords_waiting', 'Passwords that wait to be hashed', passwordQueue.waiting()),
      gauge('upnext_streams', 'Live boards that are open', liveBoards(context).streams()),
      gauge('upnext_streams_limit', 'Live boards that one process takes', mostStreams),
      counter(
        'upnext_pages_total',
        'Public pages that were asked for, and that had to be rendered',
        pageReads(context),
        'what',
      ),
    ],
    // Asked, not assumed: the connection to a frozen Redis looks as good as any.
    async () => {
      const answer = await redis.try((client) => client.ping());
      return [gauge('upnext_redis_up', 'Whether Redis answers', answer === undefined ? 0 : 1)];
    },
  ];
}

/**
 * Read from the database, by whichever process is asked. Without it, the other metrics are told all the same. The pool
 * should be its own: who looks at a line must not stand in it.
 */
export function databaseMetrics(pool: pg.Pool, databaseUrl: string): MetricSource {
  const addresses = splitUrl(databaseUrl).length;
  const isUp = (value: 0 | 1): Metric => gauge('upnext_database_up', 'Whether PostgreSQL answers', value);
  return async () => {
    try {
      const [counts, reports, jobs, warnings] = await Promise.all([
        measureCounts(pool),
        measureReports(pool),
        measureJobs(pool),
        checkDurability(pool, addresses),
      ]);
      const durability = gauge(
        'upnext_durability_warnings',
        'What in PostgreSQL could lose votes, a setting or its archive; /readyz names it',
        warnings.length,
      );
      return [isUp(1), ...counts, ...reports, ...jobs, durability];
    } catch {
      return [isUp(0)];
    }
  };
}
