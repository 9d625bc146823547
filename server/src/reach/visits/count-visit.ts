import { splitHandle } from '@upnext/contract/boards/board-handle';
import type { Visit } from '@upnext/contract/reach/visits';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { nameSource } from './name-source.ts';
import { addVisits } from './sql.ts';

const flushMs = 5_000;
/** Between two flushes. A stadium shares one address; a program that counts itself all day stays a small number. */
const mostPerAddress = 500;
const mostKeys = 20_000;

type Counted = { username: string; token: string; host: string; visits: number; slug: string };

type Options = { pool: pg.Pool; log: FastifyBaseLogger; origin: string };

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** Visits are counted in memory and written together every few seconds: a page view costs no statement. */
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
      // A few seconds of visits are not worth keeping a database busy that has trouble already.
      log.warn(error, `${told.length} counts of visits were lost`);
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
    /** Before the process ends. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
