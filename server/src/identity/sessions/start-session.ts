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
 * A new token at every sign-in: one that was planted or left behind is worth nothing afterwards. Nor is a password that was
 * right when it was looked at (`passwordHash`) and has been changed since.
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
  // Only whoever has shown who they are hears of it.
  if (!account || account.is_suspended) throw new Refusal('account_suspended');
  request.log.info({ accountId }, 'signed in');
  setSessionCookie(context.config, reply, token);
}
