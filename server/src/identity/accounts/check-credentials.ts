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
  const account = username.toLowerCase();
  const isKnown = await isKnownDevice(context, request, account);
  context.passwordQueue.requireSlot(isKnown);
  const undoFailure = await throttleLogins(context, request, { account, isKnownDevice: isKnown, proof });
  const guesser = `${account}|${isKnown ? 'known device' : addressPrefix(request.ip)}`;
  await takePoint(context, 'loginsPerAccountAndAddress', guesser);
  /** Only a wrong password counts as failed, not a correct one or a server error. */
  const forget = () => Promise.all([undoFailure(), context.limiters.loginsPerAccountAndAddress.giveBack(guesser)]);
  try {
    const found = await selectPassword(context.db, username);
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
