import { randomInt } from 'node:crypto';

import type { ProvenAction } from '@upnext/contract/identity/proof-of-work';
import { createChallenge as create } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { Context } from '../../context.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';

/**
 * The algorithm is PBKDF2, because browsers implement it natively. An attacker's program is therefore hardly faster
 * than a fan's phone (with SHA-256 in JavaScript, it would be forty times as fast), and the CSP doesn't have to allow
 * WebAssembly.
 */
const algorithm = 'PBKDF2/SHA-256';
const cost = 2_000;
/**
 * The maximum number of keys to try at difficulty 1; half of them on average. Trying all of them takes a third of a
 * second on a laptop and up to two seconds on a phone.
 */
export const triesAtPriceOne = 600;
/** Long enough for a phone that has to try all keys. */
const validSeconds = (price: number) => 300 + 2 * price;

/**
 * Creates a challenge for an action. `price` is its difficulty. The challenge is signed, so nothing has to be stored.
 */
export async function createChallenge(context: Context, action: ProvenAction, price: number): Promise<string> {
  const secrets = await proofSecrets(context);
  const createdAt = Date.now();
  const challenge = await context.challengeQueue.run(() =>
    create({
      algorithm,
      cost,
      // Uniform, so that no key is more likely than another and starting at a higher number saves no work.
      counter: randomInt(triesAtPriceOne * price),
      deriveKey,
      data: { action, price, createdAt },
      expiresAt: Math.floor(createdAt / 1_000) + validSeconds(price),
      ...secrets,
    }),
  );
  return JSON.stringify(challenge);
}

/**
 * Two secrets derived from one key. The second signs the solution, so that it can be verified without being computed
 * again.
 */
export async function proofSecrets(context: Context) {
  const key = (await readSiteKey(context, 'proofs')).toString('hex');
  return { hmacSignatureSecret: `challenge:${key}`, hmacKeySignatureSecret: `solution:${key}` };
}
