import { randomBytes } from 'node:crypto';

import type pg from 'pg';

import { inTransaction } from '../../platform/postgres/in-transaction.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken } from '../sessions/session-cookie.ts';
import { insertToken, lifetimeSeconds, queueByAddress, type AddressRow, type TokenPurpose } from './sql.ts';

/**
 * A new token for a link in a mail, made where the mail is written: it is in no job, no log and no table, only its hash is.
 * Undefined when the address has had enough mails for now.
 */
export async function issueToken(
  pool: pg.Pool,
  purpose: TokenPurpose,
  { id, email }: AddressRow,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const values = [hashToken(token), id, purpose, email, lifetimeSeconds[purpose]];
  return await inTransaction(pool, async (client) => {
    await runNamed(client, queueByAddress, [email]);
    const [issued] = await runNamed(client, insertToken, values);
    return issued && token;
  });
}
