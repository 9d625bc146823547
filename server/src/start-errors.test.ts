/**
 * Runs every entry point as a process: an invalid setting or an unreachable database prints one line and exits with
 * code 1.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../test/start-server.ts';

const { context } = await startServer();
const { databaseUrl, redisUrl, origin } = context.config;
const closedPort = 'postgres://upnext:canary@127.0.0.1:1/upnext';

const entryPoints = ['src/main.ts', 'src/migrate.ts', 'src/reconcile.ts', 'src/admin.ts', 'seed/seed.ts'];

function start(file: string, environment: Record<string, string>) {
  const words = file === 'src/admin.ts' ? ['find', 'ana'] : [];
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', file), ...words], {
    // Vitest sets its own BASE_URL.
    env: { ...process.env, BASE_URL: origin, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { output: () => output, closed: once(child, 'close') };
}

async function run(file: string, environment: Record<string, string>) {
  const { output, closed } = start(file, environment);
  const [code] = (await closed) as [number | null];
  return { code, output: output() };
}

test.each(entryPoints)('%s exits with code 1 and a one-line error for an invalid setting', async (file) => {
  expect(await run(file, { PORT: 'many' })).toEqual({
    code: 1,
    output: 'PORT=many is not allowed. Use a whole number from 0 to 65535.\n',
  });
});

test.each(entryPoints)('%s exits with code 1 and a one-line error when PostgreSQL is unreachable', async (file) => {
  expect(await run(file, { DATABASE_URL: closedPort })).toEqual({
    code: 1,
    output:
      'Cannot connect to PostgreSQL at 127.0.0.1:1 (DATABASE_URL): connect ECONNREFUSED 127.0.0.1:1. ' +
      'Start a local one with: npm run services\n',
  });
});

test('the connection error contains every address in DATABASE_URL and no password', async () => {
  const { output } = await run('src/migrate.ts', { DATABASE_URL: 'postgres://u:canary@127.0.0.1:1,127.0.0.1:2/x' });
  expect(output).toMatch(/^Cannot connect to PostgreSQL at 127\.0\.0\.1:1, 127\.0\.0\.1:2 \(DATABASE_URL\): .+\n$/);
  expect(output).not.toContain('canary');
});

test('the connection error contains the original error message from PostgreSQL', async () => {
  const url = new URL(databaseUrl);
  url.pathname = '/missing';
  const { hostname, port } = url;
  expect(await run('src/main.ts', { DATABASE_URL: url.href })).toEqual({
    code: 1,
    output: `Cannot connect to PostgreSQL at ${hostname}:${port} (DATABASE_URL): database "missing" does not exist\n`,
  });
});

test('main.ts prints a one-line error when PostgreSQL becomes unreachable between the startup check and the start of the job queue', async () => {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  // Accepts a single connection, which the startup check uses.
  const proxy = createServer((socket) => {
    proxy.close();
    socket.pipe(connect(target)).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  url.host = host;
  expect(await run('src/main.ts', { ROLE: 'worker', DATABASE_URL: url.href, LOG_LEVEL: 'silent' })).toEqual({
    code: 1,
    output:
      `Cannot connect to PostgreSQL at ${host} (DATABASE_URL): connect ECONNREFUSED ${host}. ` +
      'Start a local one with: npm run services\n',
  });
});

test('main.ts prints a one-line error when a port is in use', async () => {
  const occupied = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupied.close());
  await once(occupied, 'listening');
  const { port } = occupied.address() as AddressInfo;
  expect(await run('src/main.ts', { ROLE: 'worker', METRICS_PORT: `${port}`, LOG_LEVEL: 'silent' })).toEqual({
    code: 1,
    output: `127.0.0.1:${port} is already in use. Set PORT (and BASE_URL) or METRICS_PORT to a free port.\n`,
  });
});

test(
  'main.ts with ROLE=http starts without PostgreSQL and Redis, but /readyz returns 503',
  { timeout: 120_000 },
  async () => {
    const settings = { PORT: '0', ROLE: 'http', DATABASE_URL: closedPort, REDIS_URL: 'redis://127.0.0.1:1' };
    const { output } = start('src/main.ts', settings);
    const addressOf = () => /listening at (http:\S+\d)/.exec(output())?.[1];
    await expect.poll(addressOf, { timeout: 100_000 }).toBeDefined();
    const statuses = await Promise.all(['healthz', 'readyz'].map((name) => fetch(`${addressOf()}/${name}`)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 503]);
  },
);
