import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { dropDatabase } from '../server/test/drop-database.ts';
import { createSiteProcess, runCommand } from './site-process.ts';

const defaultDatabase = 'postgres://upnext:upnext@127.0.0.1:54329/upnext';

/**
 * Global setup: creates a database with demo data and starts the built product. If E2E_ORIGIN and E2E_DATABASE_URL are
 * set, the tests run against an existing server (`npm run dev`) instead.
 */
export default async function ownSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) return undefined;
  const serverUrl = process.env.DATABASE_URL ?? defaultDatabase;
  const name = `upnext_e2e_${process.pid}`;
  const database = new URL(serverUrl);
  database.pathname = `/${name}`;
  // Both processes and the seed read it.
  const pictures = mkdtempSync(path.join(tmpdir(), 'upnext-e2e-pictures-'));
  process.env.PICTURES_FOLDER = pictures;
  await run(serverUrl, `CREATE DATABASE ${name}`);
  await runCommand('server/src/migrate.ts', database.href);
  await runCommand('server/seed/seed.ts', database.href);
  const site = await createSiteProcess(database.href);
  await site.start();
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_DATABASE_URL = database.href;
  return async () => {
    await site.stop();
    await dropDatabase(name, (statement) => run(serverUrl, statement));
    rmSync(pictures, { recursive: true });
  };
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
