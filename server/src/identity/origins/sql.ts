import { sql } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';

/** If several processes run this at the same time, only one inserts its key. All of them then read that key. */
export const insertOriginKey = namedQuery<never>(
  'insert-origin-key',
  'INSERT INTO origin_keys (slot, day, key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

export const selectOriginKey = namedQuery<{ key: Buffer }>(
  'select-origin-key',
  'SELECT key FROM origin_keys WHERE slot = $1 AND day = $2',
);

/**
 * The parameters are arrays, one per column. An account's first row of the day stays. Later ones only add the device and
 * the registration, if they are missing: another process can write an account's first page load before this one writes
 * its registration.
 */
export const insertOrigins = namedQuery<never>(
  'insert-origins',
  `INSERT INTO account_origins AS o (slot, day, account_id, seen_at, household, household_before, network, network_before,
     device, device_before, registered_by, proof_ms)
   SELECT * FROM unnest($1::int[], $2::date[], $3::bigint[], $4::timestamptz[], $5::bytea[], $6::bytea[], $7::bytea[],
     $8::bytea[], $9::bytea[], $10::bytea[], $11::text[], $12::int[])
   ON CONFLICT (slot, day, account_id) DO UPDATE SET
     device = coalesce(o.device, excluded.device), device_before = coalesce(o.device_before, excluded.device_before),
     registered_by = coalesce(o.registered_by, excluded.registered_by), proof_ms = coalesce(o.proof_ms, excluded.proof_ms)
   WHERE (o.device IS NULL AND excluded.device IS NOT NULL)
     OR (o.registered_by IS NULL AND excluded.registered_by IS NOT NULL)`,
);

/** `slots` are the partitions to empty. */
export const truncateOrigins = (slots: number[]) =>
  sql.raw(`TRUNCATE ${slots.flatMap((slot) => [`origin_keys_${slot}`, `account_origins_${slot}`]).join(', ')}`);

/** The slots and days are given so that the statement uses the primary key. */
export const deleteOrigins = (accountId: number, days: string[]) => sql`
  DELETE FROM account_origins
  WHERE slot IN (0, 1, 2, 3) AND day = ANY (${days}::date[]) AND account_id = ${accountId}`;
