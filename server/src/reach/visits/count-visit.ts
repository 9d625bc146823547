import { splitHandle } from '@upnext/contract/boards/board-handle';
import type { Visit } from '@upnext/contract/reach/visits';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { nameSource } from '../../platform/http/name-source.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { addVisits } from './sql.ts';

const flushMs = 5_000;
/**
 * The maximum number of visits counted per IP address and flush. It is high enough for a stadium where everyone shares
 * one IP address, and low enough to limit a script that inflates the count.
 */
const mostPerAddress = 500;
const mostKeys = 20_000;

type Counted = { username: string; token: string; host: string; visits: number; slug: string };

type Options = { pool: pg.Pool; log: FastifyBaseLogger; origin: string };

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** Counts visits in memory and writes them in one statement every few seconds, so that a page view needs no query. */
export function createVisitCounter({ pool, log, origin }: Options) {
  const ownHost = new URL(origin).hostname;
  let counts = new Map<string, Counted>();
  let addresses = new Map<string, number>();

  async function flush(): Promise<void> {
    const told = [...counts.values()];
    counts = new Map();
    addresses = new Map();
    if (told.length === 0) return;
    const columns = (['username', 'token', 'host', 'visits', 'slug'] as const).map((key) =>
      told.map((one) => one[key]),
    );
    await runNamed(pool, addVisits, columns).catch((error: unknown) => {
      // No retry: a few seconds of visits are not worth more load on a failing database.
      const visits = told.reduce((sum, one) => sum + one.visits, 0);
      log.warn({ err: error }, `${visits} visits could not be counted, because the database is failing`);
    });
  }

  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    count(handle: string, { host: referrer, token = '' }: Visit, address: string): void {
      const seen = addresses.get(address) ?? 0;
      const host = nameSource(referrer, ownHost);
      if (host === undefined || seen >= mostPerAddress) return;
      const key = `${handle.toLowerCase()} ${token} ${host}`;
      const { username, slug } = splitHandle(handle);
      const counted = counts.get(key) ?? { username, token, host, visits: 0, slug: slug ?? '' };
      if (counted.visits === 0 && counts.size >= mostKeys) return;
      addresses.set(address, seen + 1);
      counts.set(key, { ...counted, visits: counted.visits + 1 });
    },
    flush,
    /** Called on shutdown. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
