import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context } from '../../context.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';
import { spendNonce } from '../nonces/spend-nonce.ts';

/** What it is signed for: 'login', or adding one to an account. */
export type ChallengePurpose = 'login' | `add:${number}`;
export type Ticket = { nonce: Buffer; expiresAt: Date };

const nonceBytes = 16;
const headBytes = nonceBytes + 6;
const validMs = 5 * 60 * 1_000;

/** Nothing is stored for those who only look at the login page: the challenge carries its own expiry and our signature. */
export async function signChallenge(context: Context, purpose: ChallengePurpose) {
  const head = Buffer.alloc(headBytes);
  randomBytes(nonceBytes).copy(head);
  head.writeUIntBE(Date.now() + validMs, nonceBytes, 6);
  return new Uint8Array(Buffer.concat([head, await sign(context, purpose, head)]));
}

/** What a challenge that came back says, if it is ours, of this purpose and not too old. */
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

/** True for the first who comes with it. */
export async function spendTicket(context: Context, ticket: Ticket | undefined): Promise<boolean> {
  return ticket !== undefined && (await spendNonce(context, ticket.nonce, ticket.expiresAt));
}

/** The account's name for authenticators: stable, and telling nobody which account it is. */
export async function userHandle(context: Context, accountId: number) {
  const key = await readSiteKey(context, 'passkeys');
  return new Uint8Array(createHmac('sha256', key).update(`handle:${accountId}`).digest());
}

async function sign(context: Context, purpose: ChallengePurpose, head: Buffer): Promise<Buffer> {
  const key = await readSiteKey(context, 'passkeys');
  return createHmac('sha256', key).update(`challenge:${purpose}:`).update(head).digest();
}
