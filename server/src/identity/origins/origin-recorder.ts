import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashOrigin, type Origin } from './hash-origin.ts';
import { originDay } from './origin-day.ts';
import { insertOrigins } from './sql.ts';

const flushMs = 1_000;
/** Bounds the memory. An account that is dropped from the list is written once more, which changes nothing. */
const mostAccounts = 50_000;

export type OriginRecorder = ReturnType<typeof createOriginRecorder>;

/**
 * Collects origins and writes them in one statement every second, so that no request waits for it. Writes one row per
 * account and day.
 */
export function createOriginRecorder({ pool, log }: { pool: pg.Pool; log: FastifyBaseLogger }) {
  /** The accounts that were written on a day, and whether their device was. */
  const written = new LRUCache<string, { hasDevice: boolean }>({ max: mostAccounts });
  let waiting = new Map<string, Origin>();
  const keyOf = ({ seenAt, accountId }: Origin) => `${originDay(seenAt).day} ${accountId}`;

  async function write(): Promise<void> {
    const batch = [...waiting];
    waiting = new Map();
    if (batch.length === 0) return;
    try {
      // In key order, because several processes write the same rows concurrently.
      batch.sort(([, one], [, other]) => one.accountId - other.accountId);
      const rows: unknown[][] = [];
      for (const [, origin] of batch) rows.push(await hashOrigin(pool, origin));
      await runNamed(pool, insertOrigins, rows[0]?.map((_, at) => rows.map((row) => row[at])) ?? []);
    } catch (error) {
      // The next page load of these accounts tries again.
      for (const [key] of batch) written.delete(key);
      log.warn({ err: error }, `${batch.length} origins could not be recorded`);
    }
  }

  let writing = Promise.resolve();
  /** Writes one batch after the other. The last promise settles when all batches have been tried. */
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    record(origin: Origin): void {
      const key = keyOf(origin);
      const before = written.get(key);
      const addsDevice = origin.browserId !== undefined && !before?.hasDevice;
      if (before && !addsDevice && !origin.registration) return;
      written.set(key, { hasDevice: addsDevice || before?.hasDevice === true });
      const first = waiting.get(key);
      const { browserId, registration } = origin;
      waiting.set(
        key,
        first
          ? { ...first, browserId: first.browserId ?? browserId, registration: first.registration ?? registration }
          : origin,
      );
    },
    flush,
    /** Called on shutdown. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
