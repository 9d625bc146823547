import { createHmac } from 'node:crypto';

import type pg from 'pg';

import { addressHousehold, addressNetwork } from '../../platform/http/request-facts.ts';
import { originDay } from './origin-day.ts';
import { readOriginKey } from './read-origin-key.ts';

/** Where an account was seen: at a registration, a login or a page load. */
export type Origin = {
  accountId: number;
  address: string;
  /** From the cookie. Undefined if the browser sent none. */
  browserId: string | undefined;
  /** `proofMs`: the time from the creation of the challenge to the registration. */
  registration?: { by: 'password' | 'provider' | 'email'; proofMs: number | undefined } | undefined;
  seenAt: Date;
};

/** Half of SHA-256: collisions stay impossible in practice, and the table is smaller. */
const hashBytes = 16;

/** Returns the row to store, in the order of the parameters of `insertOrigins`. */
export async function hashOrigin(pool: pg.Pool, { accountId, address, browserId, registration, seenAt }: Origin) {
  const today = originDay(seenAt);
  const key = await readOriginKey(pool, today);
  const keyBefore = await readOriginKey(pool, originDay(seenAt, -1));
  const hashes = (kind: string, value: string) =>
    [key, keyBefore].map((one) => createHmac('sha256', one).update(`${kind} ${value}`).digest().subarray(0, hashBytes));
  return [
    today.slot,
    today.day,
    accountId,
    seenAt,
    ...hashes('household', addressHousehold(address)),
    ...hashes('network', addressNetwork(address)),
    ...(browserId === undefined ? [null, null] : hashes('device', browserId)),
    registration?.by ?? null,
    registration?.proofMs ?? null,
  ];
}
