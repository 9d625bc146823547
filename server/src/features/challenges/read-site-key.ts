import { randomBytes } from 'node:crypto';

import type { Context } from '../../context.ts';
import { perContext } from '../../per-context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { insertSiteKey, selectSiteKey } from './sql.ts';

export type SiteKeyName = 'proofs' | 'passkeys';

const known = perContext(() => new Map<SiteKeyName, Buffer>());

/** A secret of the whole site: made by whichever process needs it first, the same for all of them ever after. */
export async function readSiteKey(context: Context, name: SiteKeyName): Promise<Buffer> {
  const kept = known(context).get(name);
  if (kept) return kept;
  await runNamed(context.pool, insertSiteKey, [name, randomBytes(32)]);
  const [row] = await runNamed(context.pool, selectSiteKey, [name]);
  if (!row) throw new Error(`There is no site key "${name}"`);
  known(context).set(name, row.key);
  return row.key;
}
