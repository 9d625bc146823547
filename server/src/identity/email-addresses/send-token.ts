import type { Kysely } from 'kysely';

import { hashToken, makeToken } from '../../platform/token.ts';
import type { Tables } from '../../tables.ts';
import { insertToken, queueByAddress, type AddressRow, type TokenPurpose } from './sql.ts';

/**
 * Creates the token for an emailed link only when the email is written, so that no job and no log contains it. Only its
 * hash is stored. Sends nothing if the address has reached its hourly limit; a failed email doesn't count toward that
 * limit.
 */
export async function sendToken(
  db: Kysely<Tables>,
  purpose: TokenPurpose,
  { id, email }: AddressRow,
  send: (token: string) => Promise<void>,
): Promise<void> {
  const token = makeToken();
  const hash = hashToken(token);
  const isIssued = await db.transaction().execute(async (transaction) => {
    await queueByAddress(transaction, email);
    return await insertToken(transaction, { hash, accountId: id, purpose, email });
  });
  if (!isIssued) return;
  try {
    await send(token);
  } catch (error) {
    await db.deleteFrom('email_tokens').where('token_hash', '=', hash).execute();
    throw error;
  }
}
