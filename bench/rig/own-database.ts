import pg from 'pg';

import { loadEnvironment, readConfig } from '../../server/src/config.ts';
import { migrateDatabase } from '../../server/src/migrate.ts';
import { dropDatabase } from '../../server/test/drop-database.ts';
import type { Later } from './run-to-end.ts';

export type OwnDatabase = {
  url: string;
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
};

let made = 0;

/** Creates an empty, migrated database on the PostgreSQL server of DATABASE_URL. It is dropped at the end. */
export async function createOwnDatabase({ later }: { later: Later }): Promise<OwnDatabase> {
  const { databaseUrl } = readConfig(loadEnvironment());
  const name = `upnext_bench_${process.pid}_${made++}`;
  await runOnce(databaseUrl, `CREATE DATABASE ${name}`);
  later(() => dropDatabase(name, (statement) => runOnce(databaseUrl, statement)));
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  return openDatabase({ later }, url.href);
}

export function openDatabase({ later }: { later: Later }, url: string): OwnDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'bench' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  later(() => pool.end());
  // pg returns counts and sums of bigint as strings by default.
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
