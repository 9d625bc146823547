import type { Credentials } from '@upnext/contract/accounts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { verifyPassword } from './hash-password.ts';
import { selectPassword } from './sql.ts';

/** The account that these credentials open. Unknown user and wrong password differ in nothing. */
export async function checkCredentials(
  context: Context,
  request: FastifyRequest,
  { username, password }: Credentials,
): Promise<number> {
  // By account and address together: counted by account alone, anyone could lock its owner out from elsewhere.
  const accountAndAddress = `${username.toLowerCase()}|${addressPrefix(request.ip)}`;
  await takePoint(context, 'loginsPerAccountAndAddress', accountAndAddress);
  const found = await selectPassword(context.db, username);
  if (!(await verifyPassword(context, found?.password_hash, password)) || !found)
    throw new Refusal('wrong_credentials');
  // Only failures count against an account.
  await context.limiters.loginsPerAccountAndAddress.giveBack(accountAndAddress);
  return found.id;
}
