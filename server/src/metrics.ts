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
import { measureChecks } from './voting/vote-checks/measure-checks.ts';

/** Registers the metrics of the http role, except request metrics. */
export function meterHttp(registry: Registry, context: Context): void {
  const { meters, waiting } = context.voteBatch;
  counterOf(registry, 'upnext_votes_total', 'Votes by outcome', 'outcome', meters.tally);
  for (const histogram of [meters.size, meters.waitSeconds, meters.commitSeconds]) registry.registerMetric(histogram);
  gaugeOf(registry, 'upnext_votes_waiting', 'Votes waiting for their batch', waiting);
  gaugeOf(registry, 'upnext_passwords_waiting', 'Passwords waiting to be hashed', context.passwordQueue.waiting);
  gaugeOf(registry, 'upnext_streams', 'Open live streams', context.liveBoards.streams);
  gaugeOf(registry, 'upnext_streams_limit', 'Live streams that one process accepts', () => mostStreams);
  counterOf(registry, 'upnext_pages_total', 'Public pages requested and rendered', 'what', context.pageReads);
  // Sends a ping, because the connection to a frozen Redis still looks open.
  gaugeOf(registry, 'upnext_redis_up', 'Whether Redis responds', async () => {
    const answer = await context.redis.try((client) => client.ping());
    return answer === undefined ? 0 : 1;
  });
}

/**
 * Registers the metrics that are read from the database, for every role. While the database is unreachable, the other
 * metrics are still reported. Pass a separate pool: a scrape must not wait for the connections that it measures.
 */
export function meterDatabase(registry: Registry, pool: pg.Pool, databaseUrl: string): void {
  const addresses = splitUrl(databaseUrl).length;
  const read = shareScrape(async () => {
    try {
      const [counts, checks, reports, jobs, warnings] = await Promise.all([
        measureCounts(pool),
        measureChecks(pool),
        measureReports(pool),
        measureJobs(pool),
        checkDurability(pool, addresses),
      ]);
      return { counts, checks, reports, jobs, warnings };
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

  gaugeOf(registry, 'upnext_database_up', 'Whether PostgreSQL responds', async () => ((await read()) ? 1 : 0));
  gauge(
    'upnext_count_differences',
    'Counts that differed from their votes at the last reconciliation',
    ({ counts }) => counts?.differences,
  );
  gauge('upnext_reconciled_at_seconds', 'When the last reconciliation ended', ({ counts }) => counts?.endedAtSeconds);
  gauge('upnext_reconciled_ideas', 'Ideas that the last reconciliation recounted', ({ counts }) => counts?.ideas);
  gauge('upnext_votes_on_hold', 'Votes that wait for a decision of their creator', ({ checks }) => checks?.votes);
  gauge('upnext_reports_open', 'Reports waiting for a decision', ({ reports }) => reports?.open);
  gauge('upnext_report_oldest_seconds', 'Age of the oldest open report', ({ reports }) => reports?.oldestSeconds);
  gauge('upnext_jobs_waiting', 'Jobs that are due and not started', ({ jobs }) => jobs?.waiting);
  gauge('upnext_job_lag_seconds', 'How long the oldest waiting job has been due', ({ jobs }) => jobs?.lagSeconds);
  gauge('upnext_jobs_given_up', 'Jobs that used up all their attempts', ({ jobs }) => jobs?.givenUp);
  gauge(
    'upnext_durability_warnings',
    'PostgreSQL settings that could lose votes, as listed by /readyz',
    ({ warnings }) => warnings.length,
  );
}
