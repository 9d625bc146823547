import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { primaryClient, splitUrl } from './find-primary.ts';

// Ids and counts are bigints below 2^53, so they are parsed as numbers. Dates stay strings ('YYYY-MM-DD').
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);
// pg has no name for the type of bigint arrays.
const int8Array = 1016 as typeof pg.types.builtins.INT8;
const parseTexts = pg.types.getTypeParser(int8Array) as (text: string) => string[];
pg.types.setTypeParser(int8Array, (text) => parseTexts(text).map(Number));

type Limits = { max: number; statementSeconds?: number; lockMilliseconds?: number };

/** A pool with statement and lock timeouts. If the URL has several addresses, it connects to the primary. */
export function connectPool(url: string, { max, statementSeconds, lockMilliseconds }: Limits): pg.Pool {
  const urls = splitUrl(url);
  const pool = new pg.Pool({
    connectionString: urls[0],
    ...(urls.length > 1 && { Client: primaryClient(urls) }),
    max,
    // Requests fail quickly. Jobs and commands have no statement timeout, and wait longer for a connection too.
    connectionTimeoutMillis: statementSeconds ? 2_000 : 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementSeconds ? statementSeconds * 1_000 : undefined,
    lock_timeout: lockMilliseconds,
    // JIT compilation takes half a second when a plan's cost is overestimated; our statements take milliseconds.
    options: '-c jit=off',
    application_name: 'upnext',
  });
  // The pool replaces broken idle connections. Without a listener, the error would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function connectKysely<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
