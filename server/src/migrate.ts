import path from 'node:path';

import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

import { loadEnvironment, readConfig } from './config.ts';
import { connectPool } from './platform/postgres/connect.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { requireDatabase } from './platform/postgres/require-database.ts';
import { exitOnStartError, StartError } from './platform/start-error.ts';

const migrations = path.join(import.meta.dirname, '../migrations');

/** Applies pending migrations to our tables and to the job queue's tables. */
export async function migrateDatabase(databaseUrl: string, folder = migrations): Promise<string[]> {
  const pool = connectPool(databaseUrl, { max: 2 });
  try {
    return await migrate(pool, folder, async () => {
      await refuseFirstVersion(pool);
      await runMigrations({ pgPool: pool });
    });
  } finally {
    await pool.end();
  }
}

/** 0.2.0 replaced the migrations of 0.1 with one initial schema, which can't be applied to a 0.1 database. */
async function refuseFirstVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  if (!rows[0]?.exists) return;
  const { rowCount } = await pool.query(`SELECT FROM migrations WHERE name = '0001-the-ground.sql'`);
  if (!rowCount) return;
  throw new StartError(
    "This database was created by Upnext 0.1, which can't be upgraded. Create an empty database, or stay on 0.1 (see CHANGELOG.md).",
  );
}

if (import.meta.main) {
  await exitOnStartError(async () => {
    const { databaseUrl } = readConfig(loadEnvironment());
    await requireDatabase(databaseUrl);
    const applied = await migrateDatabase(databaseUrl);
    process.stdout.write(
      applied.length > 0 ? `Applied migrations: ${applied.join(', ')}\n` : 'The database is up to date.\n',
    );
  });
}
