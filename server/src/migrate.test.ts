import { readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../test/start-server.ts';
import { migrateDatabase } from './migrate.ts';

const server = await startServer();

test('three that start at the same moment on an empty database: each migration is applied once, and none fails', async () => {
  const url = new URL(server.context.config.databaseUrl);
  const name = `${url.pathname.slice(1)}_empty`;
  await server.query(`CREATE DATABASE ${name}`);
  // What can't go now, because autovacuum is at work there, goes with the cluster.
  onTestFinished(async () => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => {});
  });
  url.pathname = `/${name}`;
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(url.href)));
  const files = readdirSync(path.join(import.meta.dirname, '../migrations'));
  expect(applied.flat().toSorted()).toEqual(files.toSorted());
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});
