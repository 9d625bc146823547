import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves the challenge of a `proof_required` error. */
export async function solveProof(challenge: string | undefined): Promise<string> {
  const parsed = JSON.parse(challenge ?? '') as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64');
}
