import { createHmac, timingSafeEqual } from 'node:crypto';

import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { readCookie } from '../../platform/http/request-facts.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';

const name = 'device';
const maxAgeSeconds = 365 * 24 * 60 * 60;

/**
 * Marks this browser as one that has logged in to the account (OWASP: device cookies). The value is the same for all
 * devices of an account, so it doesn't identify a device, and it grants no access.
 */
export function setDeviceCookie(config: Config, reply: FastifyReply, key: Buffer, username: string): void {
  const value = sign(key, username).toString('base64url');
  const options = { path: '/api', sameSite: 'strict', secure: config.https, httpOnly: true } as const;
  reply.header('set-cookie', stringifySetCookie({ ...options, name, value, maxAge: maxAgeSeconds }));
}

/** Whether this browser has logged in to the account before, even if it has logged out since then. */
export async function isKnownDevice(context: Context, request: FastifyRequest, username: string): Promise<boolean> {
  const value = readCookie(request, name);
  if (value?.length !== 43) return false;
  const given = Buffer.from(value, 'base64url');
  return given.length === 32 && timingSafeEqual(given, sign(await readSiteKey(context, 'devices'), username));
}

function sign(key: Buffer, username: string): Buffer {
  return createHmac('sha256', key).update(username.toLowerCase()).digest();
}
