import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';

import { api } from '@upnext/contract/api';
import { expect, onTestFinished, test } from 'vitest';

import { makeOwnFolder } from '../bench/rig/own-folder.ts';
import type { Later } from '../bench/rig/run-to-end.ts';
import { checkpoint, startCluster } from '../faults/rig/own-cluster.ts';
import { randomFor } from '../server/seed/random.ts';
import { removeOldOrigins } from '../server/src/identity/origins/remove-old-origins.ts';
import { removeOldReports } from '../server/src/operations/reports/remove-reports.ts';
import { logTo } from '../server/test/log-to.ts';
import { makeCreator } from '../server/test/make-account.ts';
import { makeBrowser } from '../server/test/make-browser.ts';
import { makeIdea } from '../server/test/make-idea.ts';
import { startServer, type TestServer } from '../server/test/start-server.ts';
import { program } from './postgres-programs.ts';
import { run } from './services-process.ts';

const dayMs = 86_400_000;
const password = 'correct horse';
/** Every address in these ranges is reserved for documentation, so it occurs nowhere else. */
const addresses = ['203.0.113.77', '2001:db8:77:88:99::1'];
const prefixes = ['203.0.113', '2001:db8:77'];

type Trace = { name: string; bytes: Buffer };

/** Returns the names of the traces that occur in the bytes, also as hexadecimal text. */
function tracesIn(content: Buffer, traces: Trace[]): string[] {
  return traces
    .filter(({ bytes }) => content.includes(bytes) || content.includes(bytes.toString('hex')))
    .map(({ name }) => name);
}

/** Returns the traces in all files of a folder. */
function tracesInFiles(folder: string, traces: Trace[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  return [
    ...new Set(files.flatMap(({ parentPath, name }) => tracesIn(readFileSync(path.join(parentPath, name)), traces))),
  ];
}

/** Returns `table trace` for every trace in a column of any table. */
async function tracesInTables(server: TestServer, traces: Trace[]): Promise<string[]> {
  const tables = await server.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    const content = Buffer.from(rows.map(({ row }) => row).join('\n'));
    found.push(...tracesIn(content, traces).map((trace) => `${name} ${trace}`));
  }
  return found;
}

/** Registers, logs in and loads a page from each address. A visitor reports an idea. Returns the id of the browser. */
async function useSite(server: TestServer): Promise<string> {
  const browser = makeBrowser(server.origin);
  const idea = await makeIdea(server, await makeCreator(server));
  for (const [at, address] of addresses.entries()) {
    const headers = { 'x-forwarded-for': address };
    const body = { username: `traced_${at}`, password };
    await browser.call(api.createRegistrationChallenge, { headers });
    expect((await browser.call(api.register, { body, headers })).status).toBe(201);
    expect((await browser.call(api.login, { body, headers })).status).toBe(200);
    expect((await browser.call(api.login, { body: { ...body, password: 'a guess' }, headers })).status).toBe(401);
    expect((await browser.call(api.getUser, { headers })).status).toBe(200);
    const report = { params: { id: String(idea) }, body: { reason: 'spam' as const }, headers };
    expect((await server.call(api.reportIdea, report)).status).toBe(204);
  }
  await server.context.originRecorder.flush();
  return browser.cookies.get('browser') ?? '';
}

/** Everything that must not outlive 72 hours: addresses, prefixes, their HMACs, the keys and the id of the browser. */
async function listTraces(server: TestServer, browserId: string): Promise<{ texts: Trace[]; hashes: Trace[] }> {
  const rows = await server.query<Record<string, Buffer>>(
    `SELECT household, household_before, network, network_before, device, device_before FROM account_origins`,
  );
  const keys = await server.query<Record<string, Buffer>>('SELECT key FROM origin_keys');
  expect([rows.length, keys.length]).toEqual([2, 2]);
  const text = (name: string) => ({ name, bytes: Buffer.from(name) });
  return {
    texts: [...addresses, ...prefixes, browserId].map(text),
    hashes: [...rows, ...keys].flatMap((row) => Object.entries(row)).map(([name, bytes]) => ({ name, bytes })),
  };
}

test(
  'no address, prefix, HMAC of one, or browser id outlives 72 hours in a table, a file, a backup, a dump or the log',
  { timeout: 180_000 },
  async () => {
    const later: Later = (end) => onTestFinished(async () => void (await end()));
    const own = makeOwnFolder('retention', later);
    const rig = { ...own, quick: true, seed: '1', random: (what: string) => randomFor(what), later };
    const cluster = await startCluster(rig);
    let written = '';
    const memory = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        done();
      },
    });
    const environment = { DATABASE_URL: cluster.database.url, TRUSTED_PROXIES: '127.0.0.1' };
    const server = await startServer(environment, undefined, logTo(memory));
    const browserId = await useSite(server);
    const { texts, hashes } = await listTraces(server, browserId);
    const traces = [...texts, ...hashes];

    // While the rows exist, only the two tables contain them. This also shows that the search finds them.
    const found = await tracesInTables(server, traces);
    expect(new Set(found.map((one) => one.replace(/_\d .*/, '')))).toEqual(
      new Set(['public.account_origins', 'public.origin_keys']),
    );
    expect(tracesIn(Buffer.from(found.join('\n')), texts)).toEqual([]);
    // Unlogged tables are written to the disk when the server stops, not by a checkpoint.
    await cluster.server.stop();
    await cluster.server.start();
    expect(tracesInFiles(cluster.data, hashes)).toContain('household');

    const backup = path.join(own.folder, 'backup');
    const options = [`--dbname=${cluster.adminUrl}`, `--pgdata=${backup}`, '--checkpoint=fast', '--wal-method=fetch'];
    run(program('', 'pg_basebackup'), options, own.owner);
    expect(tracesInFiles(backup, traces)).toEqual([]);
    const dump = async (...more: string[]) => {
      const { stdout } = await promisify(execFile)(program('', 'pg_dump'), [...more, cluster.database.url]);
      return tracesIn(Buffer.from(stdout), traces);
    };
    expect(await dump()).toContain('household');
    expect(await dump('--no-unlogged-table-data')).toEqual([]);

    // Two days later. The hash of a visitor who reported an idea is cleared by another job.
    await removeOldOrigins(server.context.db, new Date(Date.now() + 2 * dayMs));
    await server.query(`UPDATE reports SET reported_at = reported_at - interval '2 days'`);
    await removeOldReports(server.context.db);
    expect(await tracesInTables(server, traces)).toEqual([]);
    expect(await server.query('SELECT FROM reports WHERE visitor_hash IS NOT NULL')).toEqual([]);
    await checkpoint(cluster);
    expect(tracesInFiles(cluster.data, traces)).toEqual([]);

    expect(written).toContain('login succeeded');
    expect(tracesIn(Buffer.from(written), traces)).toEqual([]);
  },
);
