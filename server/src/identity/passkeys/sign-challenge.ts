import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context } from '../../context.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';
import { spendNonce } from '../nonces/spend-nonce.ts';

/** The purpose of a challenge: a login, or adding a passkey to an account. */
export type ChallengePurpose = 'login' | `add:${number}`;
export type Ticket = { nonce: Buffer; expiresAt: Date };

const nonceBytes = 16;
const headBytes = nonceBytes + 6;
const validMs = 5 * 60 * 1_000;

/** A challenge contains its own expiry and our signature, so opening the login page doesn't have to store anything. */
export async function signChallenge(context: Context, purpose: ChallengePurpose) {
  const head = Buffer.alloc(headBytes);
  randomBytes(nonceBytes).copy(head);
  head.writeUIntBE(Date.now() + validMs, nonceBytes, 6);
  return new Uint8Array(Buffer.concat([head, await sign(context, purpose, head)]));
}

/** Returns the content of a challenge if its signature and purpose match and it hasn't expired. */
export async function readChallenge(
  context: Context,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<Ticket | undefined> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, headBytes);
  const signature = await sign(context, purpose, head);
  if (bytes.length !== headBytes + signature.length) return undefined;
  if (!timingSafeEqual(bytes.subarray(headBytes), signature)) return undefined;
  const expiresAt = new Date(head.readUIntBE(nonceBytes, 6));
  return expiresAt.getTime() > Date.now() ? { nonce: head.subarray(0, nonceBytes), expiresAt } : undefined;
}

/** Marks a challenge as used. Returns true only the first time. */
export async function consumeChallenge(context: Context, ticket: Ticket | undefined): Promise<boolean> {
  return ticket !== undefined && (await spendNonce(context, ticket.nonce, ticket.expiresAt));
}

/** The user id that authenticators store. It never changes and doesn't reveal the account. */
export async function userHandle(context: Context, accountId: number) {
  const key = await readSiteKey(context, 'passkeys');
  return new Uint8Array(createHmac('sha256', key).update(`handle:${accountId}`).digest());
}

async function sign(context: Context, purpose: ChallengePurpose, head: Buffer): Promise<Buffer> {
  const key = await readSiteKey(context, 'passkeys');
  return createHmac('sha256', key).update(`challenge:${purpose}:`).update(head).digest();
}
