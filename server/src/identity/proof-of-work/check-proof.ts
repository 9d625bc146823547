import type { ProvenAction } from '@upnext/contract/identity/proof-of-work';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';

import type { Context } from '../../context.ts';
import { spendNonce } from '../nonces/spend-nonce.ts';
import { proofSecrets } from './create-challenge.ts';

const Hex = z.string().check(z.regex(/^([0-9a-f]{2}){16,64}$/));

const Payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      cost: z.int(),
      data: z.strictObject({ action: z.string(), price: z.int(), createdAt: z.int() }),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: Hex,
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: Hex }),
});

/**
 * Checks that the proof is valid for this action and difficulty (`price`) and hasn't been used yet. Returns the
 * milliseconds since the challenge was created, or undefined if the proof is not valid. Solving it took at most this
 * long; the server can't measure it more precisely.
 */
export async function checkProof(
  context: Context,
  action: ProvenAction,
  price: number,
  proof: string,
): Promise<number | undefined> {
  const payload = readPayload(proof);
  if (!payload) return undefined;
  const { challenge, solution } = payload;
  const { data, nonce, expiresAt } = challenge.parameters;
  // The difficulty may have doubled while the browser was solving the challenge.
  if (data.action !== action || data.price * 2 < price) return undefined;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await proofSecrets(context)) });
  const isFirstUse = verified && (await spendNonce(context, Buffer.from(nonce, 'hex'), new Date(expiresAt * 1_000)));
  // Another machine may have created the challenge, and its clock may be ahead.
  return isFirstUse ? Math.max(0, Date.now() - data.createdAt) : undefined;
}

function readPayload(proof: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
