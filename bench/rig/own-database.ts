import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { loadEnvironment, readConfig } from '../../server/src/config.ts';
import type { Later } from './run-to-end.ts';

export type OwnDatabase = {
  url: string;
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
};

const repository = path.join(import.meta.dirname, '../..');
let made = 0;

/** An empty, migrated database on the PostgreSQL of DATABASE_URL, dropped at the end. */
export async function createOwnDatabase({ later }: { later: Later }): Promise<OwnDatabase> {
  const { databaseUrl } = readConfig(loadEnvironment());
  const name = `upnext_bench_${process.pid}_${made++}`;
  await runOnce(databaseUrl, `CREATE DATABASE ${name}`);
  later(() => runOnce(databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return await openDatabase({ later }, url.href);
}

/** Migrates it first. */
async function openDatabase({ later }: { later: Later }, url: string): Promise<OwnDatabase> {
  await promisify(execFile)(process.execPath, ['server/src/migrate.ts'], {
    cwd: repository,
    env: { ...process.env, DATABASE_URL: url },
  });
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'bench' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  later(() => pool.end());
  // Sums of bigints and counts come as text otherwise.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return {
    url,
    query: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
  };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
