import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../test/start-server.ts';
import { migrateDatabase } from './migrate.ts';

const server = await startServer();

async function createDatabase(suffix: string): Promise<string> {
  const url = new URL(server.context.config.databaseUrl);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  await server.query(`CREATE DATABASE ${name}`);
  // The drop fails while autovacuum uses the database. In that case, the database is removed with the cluster.
  onTestFinished(async () => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => {});
  });
  url.pathname = `/${name}`;
  return url.href;
}

test('migrateDatabase applies each migration once when three processes start on an empty database', async () => {
  const url = await createDatabase('empty');
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
  const files = readdirSync(path.join(import.meta.dirname, '../migrations'));
  expect(applied.flat().toSorted()).toEqual(files.toSorted());
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

test('npm run migrate rejects a database of version 0.1 with a one-line error and leaves it unchanged', async () => {
  const url = await createDatabase('old');
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  // The migrations table of version 0.1, with the first and the last of its twenty migrations.
  await client.query(`
    CREATE TABLE migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
    INSERT INTO migrations VALUES ('0001-the-ground.sql', 'a'), ('0020-whoever-follows-holds-no-board.sql', 'b')`);

  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'migrate.ts')], {
    // Doesn't pass all of process.env, because vitest sets BASE_URL to '/'.
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      "This database was created by Upnext 0.1, which can't be upgraded. Create an empty database, or stay on 0.1 (see CHANGELOG.md).\n",
  });

  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')`,
  );
  expect(rows).toEqual([{ schema: 'public', name: 'migrations' }]);
});
