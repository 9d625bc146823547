import { randomBytes } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { OriginDay } from './origin-day.ts';
import { insertOriginKey, selectOriginKey } from './sql.ts';

/**
 * Processes must not keep a key for longer than the table does. They read it again every minute, because the table is
 * empty after a crash of PostgreSQL or a failover, and then all processes need the same new key.
 */
const keepMs = 60_000;

const known = new WeakMap<pg.Pool, LRUCache<string, Buffer>>();

/** The key of a day. The first process that needs it creates it. */
export async function readOriginKey(pool: pg.Pool, { slot, day }: OriginDay): Promise<Buffer> {
  const keys = known.get(pool) ?? new LRUCache<string, Buffer>({ max: 4, ttl: keepMs, ttlAutopurge: true });
  known.set(pool, keys);
  const kept = keys.get(day);
  if (kept) return kept;
  await runNamed(pool, insertOriginKey, [slot, day, randomBytes(32)]);
  const [row] = await runNamed(pool, selectOriginKey, [slot, day]);
  if (!row) throw new Error(`There is no origin key of ${day}`);
  keys.set(day, row.key);
  return row.key;
}
