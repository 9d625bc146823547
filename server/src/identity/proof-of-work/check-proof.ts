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
      data: z.strictObject({ action: z.string(), price: z.int() }),
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

/** Returns whether the proof is valid for this action and difficulty (`price`) and hasn't been used yet. */
export async function checkProof(
  context: Context,
  action: ProvenAction,
  price: number,
  proof: string,
): Promise<boolean> {
  const payload = readPayload(proof);
  if (!payload) return false;
  const { challenge, solution } = payload;
  const { data, nonce, expiresAt } = challenge.parameters;
  // The difficulty may have doubled while the browser was solving the challenge.
  if (data.action !== action || data.price * 2 < price) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await proofSecrets(context)) });
  return verified && (await spendNonce(context, Buffer.from(nonce, 'hex'), new Date(expiresAt * 1_000)));
}

function readPayload(proof: string): z.infer<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
