import type { Credentials } from '@upnext/contract/identity/accounts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { isKnownDevice } from '../proof-of-work/known-device.ts';
import { throttleLogins } from '../proof-of-work/throttle-logins.ts';
import { spendCode } from '../recovery-codes/spend-code.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { verifyPassword } from './hash-password.ts';
import { selectPassword, selectUsername } from './sql.ts';

/** `passwordHash` is null if a recovery code was used. */
type Opened = { accountId: number; passwordHash: string | null };

/**
 * Returns the account that the credentials belong to. The error doesn't reveal whether the username (or email address)
 * or the password was wrong.
 */
export async function checkCredentials(
  context: Context,
  request: FastifyRequest,
  { username, password, proof }: Credentials,
): Promise<Opened> {
  // Attempts are limited per entered text: a common limit would reveal which email address belongs to which username.
  const account = username.trim().toLowerCase();
  // A username contains no "@".
  const name = (account.includes('@') && (await selectUsername(context.db, account))) || account;
  const isKnown = await isKnownDevice(context, request, name);
  context.passwordQueue.requireSlot(isKnown);
  const undoFailure = await throttleLogins(context, request, { account, isKnownDevice: isKnown, proof });
  const guesser = `${account}|${isKnown ? 'known device' : addressPrefix(request.ip)}`;
  await takePoint(context, 'loginsPerAccountAndAddress', guesser);
  /** Only a wrong password counts as failed, not a correct one or a server error. */
  const forget = () => Promise.all([undoFailure(), context.limiters.loginsPerAccountAndAddress.giveBack(guesser)]);
  try {
    const found = await selectPassword(context.db, name);
    const matches = await verifyPassword(context, found?.password_hash, password, isKnown);
    const opens = matches || (await spendCode(context, found?.id, password));
    if (!found || !opens) throw new Refusal('wrong_credentials');
    await forget();
    return { accountId: found.id, passwordHash: matches ? found.password_hash : null };
  } catch (error) {
    if (!(error instanceof Refusal)) await forget();
    throw error;
  }
}
