import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

import type { Answer } from './http-client.ts';

const derive = promisify(pbkdf2);

type Parameters = { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };

/** Solves the challenge of a `proof_required` response on one core, and returns the value of `proof`. */
export async function solveProof({ text }: Answer): Promise<string> {
  const challenge = JSON.parse((JSON.parse(text) as { challenge: string }).challenge) as { parameters: Parameters };
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = Buffer.from(`${nonce}00000000`, 'hex');
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, nonce.length / 2);
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
  }
}
