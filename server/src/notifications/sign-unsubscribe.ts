import { createHmac, timingSafeEqual } from 'node:crypto';

import type pg from 'pg';

import { readSiteKey } from '../identity/nonces/read-site-key.ts';

/** Creates unsubscribe URLs. They are signed, so that they can't be forged for another account. */
export async function createUnsubscribeUrls(pool: pg.Pool, origin: string): Promise<(accountId: number) => string> {
  const key = await readSiteKey({ pool }, 'unsubscribe');
  return (accountId) => `${origin}/unsubscribe/${accountId}.${sign(key, accountId).toString('base64url')}`;
}

/** Returns the token's account id, or undefined if the signature is invalid. */
export async function readUnsubscribeToken(pool: pg.Pool, token: string): Promise<number | undefined> {
  const [digits = '', signature = ''] = token.split('.');
  const accountId = Number(digits);
  const wanted = sign(await readSiteKey({ pool }, 'unsubscribe'), accountId);
  const given = Buffer.from(signature, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? accountId : undefined;
}

function sign(key: Buffer, accountId: number): Buffer {
  return createHmac('sha256', key).update(String(accountId)).digest();
}
