import { sql } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';

/** If several processes run this at the same time, only one inserts its key. All of them then read that key. */
export const insertSiteKey = namedQuery<never>(
  'insert-site-key',
  'INSERT INTO site_keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

export const selectSiteKey = namedQuery<{ key: Buffer }>(
  'select-site-key',
  'SELECT key FROM site_keys WHERE name = $1',
);

export const insertSpentNonce = namedQuery<{ nonce: Buffer }>(
  'insert-spent-nonce',
  'INSERT INTO spent_nonces (nonce, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING nonce',
);

export const deleteExpiredNonces = sql`
  DELETE FROM spent_nonces WHERE nonce IN (SELECT nonce FROM spent_nonces WHERE expires_at < now() LIMIT 1000)`;
