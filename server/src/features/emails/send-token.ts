import { randomBytes } from 'node:crypto';

import type pg from 'pg';

import { inTransaction } from '../../platform/postgres/in-transaction.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken } from '../sessions/session-cookie.ts';
import {
  deleteToken,
  insertToken,
  lifetimeSeconds,
  queueByAddress,
  type AddressRow,
  type TokenPurpose,
} from './sql.ts';

/**
 * A new token for a link in a mail, made where the mail is written: it is in no job, no log and no table, only its hash is.
 * Nothing is sent when the address has had enough mails for now; one that could not be sent was none.
 */
export async function sendToken(
  pool: pg.Pool,
  purpose: TokenPurpose,
  { id, email }: AddressRow,
  send: (token: string) => Promise<void>,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  const [issued] = await inTransaction(pool, async (client) => {
    await runNamed(client, queueByAddress, [email]);
    return await runNamed(client, insertToken, [hash, id, purpose, email, lifetimeSeconds[purpose]]);
  });
  if (!issued) return;
  try {
    await send(token);
  } catch (error) {
    await runNamed(pool, deleteToken, [hash]);
    throw error;
  }
}
