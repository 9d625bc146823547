import type pg from 'pg';
import type { Registry } from 'prom-client';

import type { Context } from './context.ts';
import { measureReports } from './operations/reports/measure-reports.ts';
import { measureJobs } from './platform/jobs/measure-jobs.ts';
import { counterOf, gaugeOf, shareScrape } from './platform/metrics/read-at-scrape.ts';
import { checkDurability } from './platform/postgres/check-durability.ts';
import { splitUrl } from './platform/postgres/find-primary.ts';
import { mostStreams } from './voting/live/live-boards.ts';
import { measureCounts } from './voting/recounts/measure-counts.ts';

/** What the http role measures, besides its requests. */
export function meterHttp(registry: Registry, context: Context): void {
  const { meters, waiting } = context.voteBatch;
  counterOf(registry, 'upnext_votes_total', 'Votes by outcome', 'outcome', meters.tally);
  for (const histogram of [meters.size, meters.waitSeconds, meters.commitSeconds]) registry.registerMetric(histogram);
  gaugeOf(registry, 'upnext_votes_waiting', 'Votes that wait for their batch', waiting);
  gaugeOf(registry, 'upnext_passwords_waiting', 'Passwords that wait to be hashed', context.passwordQueue.waiting);
  gaugeOf(registry, 'upnext_streams', 'Open live streams', context.liveBoards.streams);
  gaugeOf(registry, 'upnext_streams_limit', 'Live streams that one process accepts', () => mostStreams);
  counterOf(registry, 'upnext_pages_total', 'Public pages requested and rendered', 'what', context.pageReads);
  // A ping, because the connection to a frozen Redis still looks open.
  gaugeOf(registry, 'upnext_redis_up', 'Whether Redis answers', async () => {
    const answer = await context.redis.try((client) => client.ping());
    return answer === undefined ? 0 : 1;
  });
}

/**
 * Read from the database by any process. While it is unreachable, the other metrics are still reported. The pool should
 * be its own: a scrape must not wait for the connections that it measures.
 */
export function meterDatabase(registry: Registry, pool: pg.Pool, databaseUrl: string): void {
  const addresses = splitUrl(databaseUrl).length;
  const read = shareScrape(async () => {
    try {
      const [counts, reports, jobs, warnings] = await Promise.all([
        measureCounts(pool),
        measureReports(pool),
        measureJobs(pool),
        checkDurability(pool, addresses),
      ]);
      return { counts, reports, jobs, warnings };
    } catch {
      return undefined;
    }
  });
  type Measured = Exclude<Awaited<ReturnType<typeof read>>, undefined>;
  const gauge = (name: string, help: string, pick: (measured: Measured) => number | undefined): void =>
    gaugeOf(registry, name, help, async () => {
      const measured = await read();
      return measured && pick(measured);
    });

  gaugeOf(registry, 'upnext_database_up', 'Whether PostgreSQL answers', async () => ((await read()) ? 1 : 0));
  gauge(
    'upnext_count_differences',
    'Counts that differed from their votes at the last reconciliation',
    ({ counts }) => counts?.differences,
  );
  gauge('upnext_reconciled_at_seconds', 'When the last reconciliation ended', ({ counts }) => counts?.endedAtSeconds);
  gauge('upnext_reconciled_ideas', 'Ideas that the last reconciliation recounted', ({ counts }) => counts?.ideas);
  gauge('upnext_reports_open', 'Reports that wait for a decision', ({ reports }) => reports?.open);
  gauge(
    'upnext_report_oldest_seconds',
    'How long the oldest of them has waited',
    ({ reports }) => reports?.oldestSeconds,
  );
  gauge('upnext_jobs_waiting', 'Jobs that are due and not started', ({ jobs }) => jobs?.waiting);
  gauge('upnext_job_lag_seconds', 'How long the first of them has been due', ({ jobs }) => jobs?.lagSeconds);
  gauge('upnext_jobs_given_up', 'Jobs that failed too often to be tried again', ({ jobs }) => jobs?.givenUp);
  gauge(
    'upnext_durability_warnings',
    'Settings of PostgreSQL that could lose votes; /readyz names them',
    ({ warnings }) => warnings.length,
  );
}
