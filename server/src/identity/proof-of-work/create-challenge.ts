import { randomInt } from 'node:crypto';

import type { ProvenAction } from '@upnext/contract/identity/proof-of-work';
import { createChallenge as create } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { Context } from '../../context.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';

const validSeconds = 300;
/**
 * PBKDF2, because browsers have it built in: an attacker's own program is hardly faster than a fan's phone (with SHA-256 in
 * JavaScript it would be forty times as fast), and no WebAssembly has to be allowed to run.
 */
const algorithm = 'PBKDF2/SHA-256';
const cost = 2_000;
/** How many keys a solver has to try at price 1, at most: a quarter of a second on a laptop, a second on a phone. */
const triesAtPriceOne = 400;

/** What must be solved before an action at this price. Nothing is stored: the signature says that it is ours. */
export async function createChallenge(context: Context, action: ProvenAction, price: number): Promise<string> {
  const secrets = await proofSecrets(context);
  const most = triesAtPriceOne * price;
  const challenge = await create({
    algorithm,
    cost,
    counter: randomInt(most / 2, most),
    deriveKey,
    data: { action, price },
    expiresAt: Math.floor(Date.now() / 1_000) + validSeconds,
    ...secrets,
  });
  return JSON.stringify(challenge);
}

/** Two secrets of one key: the solution is recognised by its own, without being calculated again. */
export async function proofSecrets(context: Context) {
  const key = (await readSiteKey(context, 'proofs')).toString('hex');
  return { hmacSignatureSecret: `challenge:${key}`, hmacKeySignatureSecret: `solution:${key}` };
}
