import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { migrate } from './migrate.ts';

const { context, query } = await startServer();

async function folderWith(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'upnext-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), text);
  return folder;
}

test('a migration that waits for a table lock does not block other statements', async () => {
  const folder = await folderWith('9001-wait.sql', 'ALTER TABLE sitemap_files ADD COLUMN extra integer');
  const reader = await context.pool.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT FROM sitemap_files');
  const migrated = migrate(context.pool, folder);
  // Without the lock timeout, the statements would wait until the reader's transaction ends, after this loop.
  for (let turn = 0; turn < 15; turn++) {
    await query('SELECT FROM sitemap_files');
    await setTimeout(50);
  }
  await reader.query('COMMIT');
  reader.release();
  expect(await migrated).toEqual(['9001-wait.sql']);
  expect(await query('SELECT extra FROM sitemap_files')).toEqual([]);
});

test('a failed migration is rolled back', async () => {
  const folder = await folderWith('9002-wrong.sql', 'CREATE TABLE left_behind (id integer); SELECT 1 / 0');
  await expect(migrate(context.pool, folder)).rejects.toThrow('Migration 9002-wrong.sql failed');
  expect(await query(`SELECT to_regclass('left_behind') AS found`)).toEqual([{ found: null }]);
});
