import type { Credentials } from '@upnext/contract/identity/accounts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { throttleLogins } from '../proof-of-work/throttle-logins.ts';
import { spendCode } from '../recovery-codes/spend-code.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { verifyPassword } from './hash-password.ts';
import { selectPassword } from './sql.ts';

/** `passwordHash` is null if a recovery code was used. */
type Opened = { accountId: number; passwordHash: string | null };

/**
 * Returns the account that the credentials belong to. The error doesn't reveal whether the username or the password was
 * wrong.
 */
export async function checkCredentials(
  context: Context,
  request: FastifyRequest,
  { username, password, proof }: Credentials,
): Promise<Opened> {
  using _place = context.passwordQueue.keepPlace();
  const account = username.toLowerCase();
  const accountAndAddress = `${account}|${addressPrefix(request.ip)}`;
  const undoCount = await throttleLogins(context, request, account, proof);
  await takePoint(context, 'loginsPerAccountAndAddress', accountAndAddress);
  /**
   * Undoes both counts, because only a wrong password counts against the account, not a correct one or a server error.
   */
  const forget = () =>
    Promise.all([undoCount(), context.limiters.loginsPerAccountAndAddress.giveBack(accountAndAddress)]);
  try {
    const found = await selectPassword(context.db, username);
    const matches = await verifyPassword(context, found?.password_hash, password);
    const opens = matches || (await spendCode(context, found?.id, password));
    if (!found || !opens) throw new Refusal('wrong_credentials');
    await forget();
    return { accountId: found.id, passwordHash: matches ? found.password_hash : null };
  } catch (error) {
    if (!(error instanceof Refusal)) await forget();
    throw error;
  }
}
