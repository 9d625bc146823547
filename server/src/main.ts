import { setTimeout } from 'node:timers/promises';

import type pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';

import { buildApp } from './app.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { closeContext, createContext } from './create-context.ts';
import { createTasks, schedules } from './jobs.ts';
import { meterDatabase } from './metrics.ts';
import { servePages } from './pages.ts';
import { meterJobs } from './platform/jobs/measure-jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { connectMail } from './platform/mail/connect.ts';
import { meterPools } from './platform/metrics/meter-pools.ts';
import { meterProcess } from './platform/metrics/meter-process.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { connectPool } from './platform/postgres/connect.ts';
import { isPassingFailure } from './platform/postgres/read-failure.ts';
import { cannotConnect, requireDatabase } from './platform/postgres/require-database.ts';
import { exitOnStartError } from './platform/start-error.ts';
import { isTraced, traceJobs } from './platform/traces.ts';

const config = await exitOnStartError(() => readConfig(loadEnvironment()));
const log = pino({
  level: config.logLevel,
  redact: [
    '*.password',
    '*.headers.cookie',
    '*.headers["set-cookie"]',
    '*.headers.authorization',
    '*.token',
    // PostgreSQL quotes the whole row that broke a rule: hashes and addresses among it.
    'err.detail',
    'err.where',
  ],
});

/** What must be ended, in this order: HTTP before jobs, so that the proxy learns at once that this process ends. */
const stops: (() => Promise<unknown>)[] = [];
const registry = new Registry();
const pools = new Map<string, pg.Pool>();

/** Everything but listening. Loading the pages blocks this process for a second or two. */
async function prepareHttp(): Promise<() => Promise<void>> {
  const context = createContext(config, log);
  pools.set('http', context.pool);
  const { app, drain } = await buildApp(context, registry);
  await servePages(app, context);
  stops.unshift(async () => {
    drain();
    // The proxy learns from the next answers that it must take another process.
    if (config.production) await setTimeout(1_000);
    // Votes that wait for their batch are requests in flight: closing waits for them.
    await app.close();
    await closeContext(context);
  });
  return async () => {
    // When another process ends, its streams all come here: Node's own line of 511 would turn them away.
    await app.listen({ host: config.host, port: config.port, backlog: 4_096 });
    log.info(`Upnext answers at ${config.origin}`);
  };
}

async function startBackground(): Promise<void> {
  // No statement timeout here: a job works in slices and may take its time.
  const pool = connectPool(config.databaseUrl, { max: 6 });
  const mailer = config.mail && connectMail(config.mail);
  const tasks = createTasks({ pool, origin: config.origin, mailer });
  const options = { pool, log, tasks: isTraced() ? traceJobs(tasks) : tasks, schedules };
  const runner = await startWorker(options).catch((error: unknown) => {
    throw isPassingFailure(error) ? cannotConnect(config.databaseUrl, error) : error;
  });
  pools.set('worker', pool);
  meterJobs(registry, runner);
  stops.push(async () => {
    await runner.stop();
    mailer?.close();
    await pool.end();
  });
}

async function startMetrics(address: { host: string; port: number }): Promise<void> {
  const pool = connectPool(config.databaseUrl, { max: 1, statementSeconds: 2 });
  meterPools(registry, pools);
  meterProcess(registry);
  meterDatabase(registry, pool, config.databaseUrl);
  const { close } = await serveMetrics({ ...address, registry });
  stops.push(close, () => pool.end());
}

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info(`${signal}: finishing what was begun`);
  void setTimeout(15_000, undefined, { ref: false }).then(() => process.exit(1));
  for (const end of stops) await end();
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

await exitOnStartError(async () => {
  // Jobs need PostgreSQL, so a process that runs them fails before it listens. With ROLE=http /readyz answers 503 instead.
  if (config.role !== 'http') await requireDatabase(config.databaseUrl);
  const listen = config.role === 'worker' ? undefined : await prepareHttp();
  if (config.role !== 'http') await startBackground();
  await listen?.();
  if (config.metrics) await startMetrics(config.metrics);
});
