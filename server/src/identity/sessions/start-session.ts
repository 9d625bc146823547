import type { User } from '@upnext/contract/identity/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runIn } from '../../platform/postgres/named-query.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import type { Tables } from '../../tables.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';
import { setBrowserCookie } from '../origins/browser-cookie.ts';
import type { Origin } from '../origins/hash-origin.ts';
import { recordOrigin } from '../origins/record-origin.ts';
import { setDeviceCookie } from '../proof-of-work/known-device.ts';
import { invalidateSessions } from './invalidate-sessions.ts';
import { readDevice } from './read-device.ts';
import { sessionHashOf, setSessionCookie } from './session-cookie.ts';
import { deleteSession, insertSession } from './sql.ts';

export type Login = {
  user: User;
  /** `registration`: how the account was created, if it is new. */
  sendCookie: (reply: FastifyReply, registration?: Origin['registration']) => void;
};

/** Logs the account in. Fails if the password has changed since it was verified (`passwordHash`). */
export async function startSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
  passwordHash: string | null = null,
): Promise<User> {
  const logIn = await prepareLogin(context, request);
  const { user, sendCookie } = await context.db
    .transaction()
    .execute((transaction) => logIn(transaction, accountId, passwordHash));
  sendCookie(reply);
  return user;
}

type LogIn = (transaction: Transaction<Tables>, accountId: number, passwordHash?: string | null) => Promise<Login>;

/**
 * Call before the transaction that logs the account in: the key for the device cookie is read on another connection,
 * which a transaction must not wait for.
 */
export async function prepareLogin(context: Context, request: FastifyRequest): Promise<LogIn> {
  const deviceKey = await readSiteKey(context, 'devices');
  return (transaction, accountId, passwordHash = null) =>
    replaceSession(context, transaction, request, deviceKey, accountId, passwordHash);
}

/**
 * Replaces the browser's session by a new one with a new token, which prevents session fixation. Everything that the
 * reply needs is read in the caller's transaction. Call `sendCookie` after the commit.
 */
async function replaceSession(
  context: Context,
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  deviceKey: Buffer,
  accountId: number,
  passwordHash: string | null,
): Promise<Login> {
  const oldHash = sessionHashOf(context.config, request);
  if (oldHash) await runIn(transaction, deleteSession, [oldHash]);
  const token = makeToken();
  const { browser, system } = readDevice(request.headers['user-agent']);
  const values = [hashToken(token), accountId, browser, system, passwordHash];
  const [account] = await runIn(transaction, insertSession, values);
  if (!account && passwordHash !== null) throw new Refusal('wrong_credentials');
  // The suspension is revealed only after the credentials have been verified.
  if (!account || account.is_suspended) throw new Refusal('account_suspended');
  const user = await context.describeUser(accountId, transaction);
  return {
    user,
    sendCookie(reply, registration) {
      request.log.info({ accountId }, 'login succeeded');
      if (oldHash) invalidateSessions.byHash(context, oldHash);
      for (const hash of account.ended) invalidateSessions.byHash(context, hash);
      setSessionCookie(context.config, reply, token);
      setDeviceCookie(context.config, reply, deviceKey, account.username);
      setBrowserCookie(context.config, request, reply);
      recordOrigin(context, request, accountId, registration);
    },
  };
}
