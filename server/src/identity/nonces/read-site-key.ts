import { randomBytes } from 'node:crypto';

import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { insertSiteKey, selectSiteKey } from './sql.ts';

export type SiteKeyName =
  | 'chat-votes'
  | 'devices'
  | 'proofs'
  | 'passkeys'
  | 'reports'
  | 'rounds'
  | 'unsubscribe'
  | 'verified-addresses'
  | 'email-codes';

const known = new WeakMap<pg.Pool, Map<SiteKeyName, Buffer>>();

/** A secret shared by all processes of the site. The first process that needs it creates it. */
export async function readSiteKey({ pool }: { pool: pg.Pool }, name: SiteKeyName): Promise<Buffer> {
  const keys = known.get(pool) ?? new Map<SiteKeyName, Buffer>();
  known.set(pool, keys);
  const kept = keys.get(name);
  if (kept) return kept;
  await runNamed(pool, insertSiteKey, [name, randomBytes(32)]);
  const [row] = await runNamed(pool, selectSiteKey, [name]);
  if (!row) throw new Error(`There is no site key "${name}"`);
  keys.set(name, row.key);
  return row.key;
}
