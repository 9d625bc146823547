import type { Credentials } from '@upnext/contract/identity/accounts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { paceLogins } from '../proof-of-work/pace-logins.ts';
import { spendCode } from '../recovery-codes/spend-code.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { verifyPassword } from './hash-password.ts';
import { selectPassword } from './sql.ts';

/** `passwordHash` is null if a recovery code was used. */
type Opened = { accountId: number; passwordHash: string | null };

/** Returns the account of the credentials. An unknown user and a wrong password can't be told apart. */
export async function checkCredentials(
  context: Context,
  request: FastifyRequest,
  { username, password, proof }: Credentials,
): Promise<Opened> {
  using _place = context.passwordQueue.keepPlace();
  const account = username.toLowerCase();
  const accountAndAddress = `${account}|${addressPrefix(request.ip)}`;
  const forgetTry = await paceLogins(context, request, account, proof);
  await takePoint(context, 'loginsPerAccountAndAddress', accountAndAddress);
  /** Only wrong passwords count against an account, not right ones or server errors. */
  const forget = () =>
    Promise.all([forgetTry(), context.limiters.loginsPerAccountAndAddress.giveBack(accountAndAddress)]);
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
