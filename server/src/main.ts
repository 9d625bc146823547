import { setTimeout } from 'node:timers/promises';

import { pino } from 'pino';

import { buildApp } from './app.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { closeContext, createContext } from './create-context.ts';
import { createTasks, schedules } from './jobs.ts';
import { databaseMetrics } from './metrics.ts';
import { servePages } from './pages.ts';
import { meterJobs } from './platform/jobs/measure-jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { connectMail } from './platform/mail/connect.ts';
import { meterPool } from './platform/metrics/meter-pool.ts';
import { meterProcess } from './platform/metrics/meter-process.ts';
import type { MetricSource } from './platform/metrics/metric.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { connectPool } from './platform/postgres/connect.ts';
import { isTraced, traceJobs } from './platform/traces.ts';

const config = readConfig(loadEnvironment());
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

/** What must be ended, in the order it was started. */
const stops: (() => Promise<unknown>)[] = [];
const metrics: MetricSource[] = [];

async function startHttp(): Promise<void> {
  const context = createContext(config, log);
  const { app, drain, metrics: own } = await buildApp(context);
  metrics.push(...own);
  await servePages(app, context);
  // When another process ends, its streams all come here: Node's own line of 511 would turn them away.
  await app.listen({ host: config.host, port: config.port, backlog: 4_096 });
  log.info(`Upnext answers at ${config.origin}`);
  stops.push(async () => {
    drain();
    // The proxy learns from the next answers that it must take another process.
    if (config.production) await setTimeout(1_000);
    // Votes that wait for their batch are requests in flight: closing waits for them.
    await app.close();
    await closeContext(context);
  });
}

async function startBackground(): Promise<void> {
  // No statement timeout here: a job works in slices and may take its time.
  const pool = connectPool(config.databaseUrl, { max: 6 });
  const mailer = config.mail && connectMail(config.mail);
  const tasks = createTasks({ pool, origin: config.origin, mailer });
  const runner = await startWorker({ pool, log, tasks: isTraced() ? traceJobs(tasks) : tasks, schedules });
  metrics.push(meterPool(pool, 'worker'), meterJobs(runner));
  stops.push(async () => {
    await runner.stop();
    mailer?.close();
    await pool.end();
  });
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

if (config.role !== 'worker') await startHttp();
if (config.role !== 'http') await startBackground();
if (config.metrics) {
  const pool = connectPool(config.databaseUrl, { max: 1, statementSeconds: 2 });
  metrics.push(meterProcess(), databaseMetrics(pool, config.databaseUrl));
  const { close } = await serveMetrics({ ...config.metrics, sources: metrics });
  stops.push(close, () => pool.end());
}
