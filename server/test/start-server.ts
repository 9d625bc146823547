import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { pino, type Logger } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, inject } from 'vitest';

import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { closeContext, createContext } from '../src/create-context.ts';
import { meterDatabase } from '../src/metrics.ts';
import { meterPools } from '../src/platform/metrics/meter-pools.ts';
import { connectPool } from '../src/platform/postgres/connect.ts';
import { createCaller, type Caller } from './call.ts';
import { vapidPrivateKey } from './push-receiver.ts';

export type TestServer = {
  context: Context;
  origin: string;
  drain: () => void;
  registry: Registry;
  /** The metrics as Prometheus scrapes them. */
  metrics: () => Promise<string>;
  /** Calls an endpoint without a session. */
  call: Caller['call'];
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
};

/** Creates a database for this test file. */
async function cloneDatabase(): Promise<string> {
  const template = new URL(inject('databaseUrl'));
  const name = `${template.pathname.slice(1)}_${randomBytes(6).toString('hex')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  await run(admin.href, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  // A database that autovacuum still uses is dropped later, with the template.
  afterAll(() => run(admin.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(() => {}));
  template.pathname = `/${name}`;
  return template.href;
}

/** Starts the real server with its own port, database and Redis prefix. It is stopped when the test file ends. */
export async function startServer(
  environment: Record<string, string> = {},
  redisPrefix = `test:${randomBytes(6).toString('hex')}:`,
  log?: Logger,
): Promise<TestServer> {
  const databaseUrl = environment.DATABASE_URL ?? (await cloneDatabase());
  const picturesFolder = path.join(tmpdir(), `upnext-pictures-${randomBytes(6).toString('hex')}`);
  const config = readConfig({
    NODE_ENV: 'test',
    REDIS_URL: inject('redisUrl'),
    LOG_LEVEL: 'error',
    BASE_URL: 'http://upnext.test',
    PICTURES_FOLDER: picturesFolder,
    VAPID_PRIVATE_KEY: vapidPrivateKey,
    // Nothing is sent to Discord: nothing listens there.
    DISCORD_WEBHOOKS: 'http://127.0.0.1:9',
    ...environment,
    DATABASE_URL: databaseUrl,
  });
  const context = createContext({ ...config, redisPrefix }, log ?? pino({ level: config.logLevel }));
  // The test's own queries have no timeout and use none of the server's connections.
  const observer = connectPool(databaseUrl, { max: 2 });
  const registry = new Registry();
  const { app, drain } = await buildApp(context, registry);
  meterPools(registry, new Map([['http', context.pool]]));
  meterDatabase(registry, observer, databaseUrl);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await app.close();
    await closeContext(context);
    await observer.end();
    rmSync(picturesFolder, { recursive: true, force: true });
  });
  return {
    context,
    origin,
    drain,
    registry,
    metrics: () => registry.metrics(),
    call: createCaller(origin).call,
    query: async (text, values) => (await observer.query(text, values)).rows,
  };
}

/** Starts a second server for the same site, with the same database and Redis prefix. */
export async function startTwin({ context: { config } }: TestServer): Promise<TestServer> {
  return await startServer(
    { DATABASE_URL: config.databaseUrl, LIMIT_SCALE: String(config.limitScale) },
    config.redisPrefix,
  );
}

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
