import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { primaryClient, splitUrl } from './find-primary.ts';

// Ids and counts are bigints below 2^53: numbers in the program as in JSON. Dates stay 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

type Limits = { max: number; statementSeconds?: number; lockMilliseconds?: number };

/** A pool whose statements give up before they can pile up. Of several addresses in the URL it takes the primary's. */
export function connectPool(url: string, { max, statementSeconds, lockMilliseconds }: Limits): pg.Pool {
  const urls = splitUrl(url);
  const pool = new pg.Pool({
    connectionString: urls[0],
    ...(urls.length > 1 && { Client: primaryClient(urls) }),
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementSeconds ? statementSeconds * 1_000 : undefined,
    lock_timeout: lockMilliseconds,
    // Our statements take milliseconds; compiling one, because its plan was thought to be large, takes half a second.
    options: '-c jit=off',
    application_name: 'upnext',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function connectKysely<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
