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
import { connectDiscord } from './platform/discord/connect.ts';
import { meterJobs } from './platform/jobs/measure-jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { connectMail } from './platform/mail/connect.ts';
import { meterPools } from './platform/metrics/meter-pools.ts';
import { meterProcess } from './platform/metrics/meter-process.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { connectPool } from './platform/postgres/connect.ts';
import { isTransientFailure } from './platform/postgres/read-failure.ts';
import { cannotConnect, requireDatabase } from './platform/postgres/require-database.ts';
import { connectPush } from './platform/push/connect.ts';
import { exitOnStartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { isTraced, traceJobs } from './platform/traces.ts';
import { startChatVotes } from './voting/chat-votes/start-chat-votes.ts';
import { startSweeps } from './voting/sweeps/start-sweeps.ts';

const config = await exitOnStartError(() => readConfig(loadEnvironment()));
const log = pino({
  level: config.logLevel,
  redact: [
    '*.password',
    '*.headers.cookie',
    '*.headers["set-cookie"]',
    '*.headers.authorization',
    '*.token',
    // In these fields, PostgreSQL quotes the row that violated a constraint, including password hashes and email
    // addresses.
    'err.detail',
    'err.where',
  ],
});

/** Shutdown steps, in order. HTTP is stopped before jobs, so that the proxy stops sending requests right away. */
const stops: (() => Promise<unknown>)[] = [];
const registry = new Registry();
const pools = new Map<string, pg.Pool>();

/**
 * Prepares the HTTP server and returns a function that makes it listen. Loading the pages blocks the process for a
 * second or two, so it must happen before the server listens.
 */
async function prepareHttp(): Promise<() => Promise<void>> {
  const context = createContext(config, log);
  pools.set('http', context.pool);
  const { app, drain } = await buildApp(context, registry);
  await servePages(app, context);
  stops.unshift(async () => {
    drain();
    // Gives the proxy time to switch to another process.
    if (config.production) await setTimeout(1_000);
    // `close` waits for requests in flight, including votes queued for a batch.
    await app.close();
    await closeContext(context);
  });
  return async () => {
    // When another process stops, its streams all reconnect here and would overflow Node's default backlog of 511.
    await app.listen({ host: config.host, port: config.port, backlog: 4_096 });
    log.info(`Upnext is ready at ${config.origin}`);
    // For the operator only: visitors must not read that a legal text is a draft.
    const missing = (['privacy', 'terms'] as const).filter((page) => !config.legalPages[page]);
    if (config.production && missing.length > 0) {
      log.warn({ pages: missing }, 'legal pages show the default texts: review them and set PAGES_FOLDER');
    }
  };
}

async function startBackground(): Promise<void> {
  // No statement timeout: jobs work in slices and may run for a long time.
  const pool = connectPool(config.databaseUrl, { max: 12 });
  const mailer = config.mail && connectMail(config.mail);
  const pusher = config.push && connectPush(config.push);
  const pictures = openStorage(config.pictures);
  const discord = config.discordOrigin === undefined ? undefined : connectDiscord(config.discordOrigin);
  const tasks = createTasks({ pool, origin: config.origin, mailer, pusher, discord, pictures });
  const options = { pool, log, tasks: isTraced() ? traceJobs(tasks) : tasks, schedules };
  const runner = await startWorker(options).catch((error: unknown) => {
    throw isTransientFailure(error) ? cannotConnect(config.databaseUrl, error) : error;
  });
  pools.set('worker', pool);
  meterJobs(registry, runner);
  const sweeps = startSweeps({ pool, log });
  sweeps.meter(registry);
  const chatVotes = config.twitchChat === undefined ? undefined : startChatVotes({ pool, log, url: config.twitchChat });
  stops.push(async () => {
    await chatVotes?.stop();
    await sweeps.stop();
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
  log.info(`shutting down gracefully after ${signal}`);
  void setTimeout(15_000, undefined, { ref: false }).then(() => process.exit(1));
  for (const end of stops) await end();
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

await exitOnStartError(async () => {
  // Jobs need PostgreSQL, so a process that runs them fails before it listens. With ROLE=http, /readyz returns 503 instead.
  if (config.role !== 'http') await requireDatabase(config.databaseUrl);
  const listen = config.role === 'worker' ? undefined : await prepareHttp();
  if (config.role !== 'http') await startBackground();
  await listen?.();
  if (config.metrics) await startMetrics(config.metrics);
});
