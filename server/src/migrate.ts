import path from 'node:path';

import { runMigrations } from 'graphile-worker';

import { loadEnvironment, readConfig } from './config.ts';
import { connectPool } from './platform/postgres/connect.ts';
import { migrate } from './platform/postgres/migrate.ts';

const migrations = path.join(import.meta.dirname, '../migrations');

/** Brings the database of DATABASE_URL up to date: our tables and the job queue's. */
export async function migrateDatabase(databaseUrl: string, folder = migrations): Promise<string[]> {
  const pool = connectPool(databaseUrl, { max: 2 });
  try {
    return await migrate(pool, folder, () => runMigrations({ pgPool: pool }));
  } finally {
    await pool.end();
  }
}

if (import.meta.main) {
  const applied = await migrateDatabase(readConfig(loadEnvironment()).databaseUrl);
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the database is up to date\n');
}
