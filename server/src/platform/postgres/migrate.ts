import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type pg from 'pg';

import { isLockConflict } from './read-failure.ts';

/**
 * The advisory lock that lets only one process migrate at a time. It is polled, because a statement that waits for it
 * would block CREATE INDEX CONCURRENTLY, which waits for every older statement.
 */
const advisoryLock = 7_263_914;

/**
 * A statement that waits for a table lock blocks all later statements on the table, and votes time out after half a
 * second. A migration therefore gives up earlier, lets the queued statements run, and retries.
 */
const lockTimeoutMs = 250;
const pauseMs = 750;
const mostAttempts = 60;

/**
 * Applies new numbered .sql files in order, each in its own transaction. A file that begins with `-- no transaction` runs
 * statement by statement without one (CREATE INDEX CONCURRENTLY can't run even in an implicit transaction). An applied file
 * must never change. `first` runs before the files, under the same lock.
 */
export async function migrate(pool: pg.Pool, folder: string, first?: () => Promise<unknown>): Promise<string[]> {
  const client = await pool.connect();
  try {
    while (!(await takeTurn(client))) await setTimeout(pauseMs);
    await first?.();
    await client.query(`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
    const known = new Map(rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    const files = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted();
    for (const name of files) {
      const text = await readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      if (known.has(name)) {
        if (known.get(name) !== checksum) throw new Error(`Migration ${name} was changed after it was applied`);
        continue;
      }
      await apply(client, name, text, checksum);
      applied.push(name);
    }
    return applied;
  } finally {
    // Closes the connection, which releases the advisory lock.
    client.release(true);
  }
}

async function takeTurn(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [advisoryLock]);
  return rows[0]?.taken === true;
}

async function apply(client: pg.PoolClient, name: string, text: string, checksum: string): Promise<void> {
  const record = (): Promise<unknown> =>
    client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  if (text.startsWith('-- no transaction')) {
    for (const statement of text.split(/;\s*$/m)) await client.query(statement);
    await record();
    return;
  }
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      await client.query(text);
      await record();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!isLockConflict(error) || attempt === mostAttempts) {
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
      await setTimeout(pauseMs);
    }
  }
}
