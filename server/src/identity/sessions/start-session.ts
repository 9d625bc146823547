import { randomBytes } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { endSession } from './end-sessions.ts';
import { readDevice } from './read-device.ts';
import { hashToken, setSessionCookie } from './session-cookie.ts';
import { insertSession } from './sql.ts';

/**
 * Creates a new token at every login, which prevents session fixation. Fails if the password has changed since it was
 * verified (`passwordHash`).
 */
export async function startSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
  passwordHash: string | null = null,
): Promise<void> {
  await endSession(context, request);
  const token = randomBytes(32).toString('base64url');
  const { browser, system } = readDevice(request.headers['user-agent']);
  const values = [hashToken(token), accountId, browser, system, passwordHash];
  const [account] = await runNamed(context.pool, insertSession, values);
  if (!account && passwordHash !== null) throw new Refusal('wrong_credentials');
  // The suspension is revealed only after the credentials have been verified.
  if (!account || account.is_suspended) throw new Refusal('account_suspended');
  request.log.info({ accountId }, 'logged in');
  setSessionCookie(context.config, reply, token);
}
