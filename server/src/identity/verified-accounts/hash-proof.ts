import { createHmac } from 'node:crypto';

import { getDomain } from 'tldts-icann';

import { largeEmailProviders } from './large-email-providers.ts';
import { normaliseAddress, splitAddress } from './normalise-address.ts';

/** What an account is verified with: an email address that it has confirmed, or a provider identity. */
export type Proof = { email: string } | { issuer: string; subject: string };

/** `domain` is the registrable domain of an address that counts toward the limit for its domain. */
export type HashedProof = { hash: Buffer; domain: string | null };

export function hashProof(key: Buffer, proof: Proof): HashedProof {
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest();
  // A space can't occur in an address, so the two kinds of proofs have different hashes.
  if ('issuer' in proof) return { hash: hashOf(`${proof.issuer} ${proof.subject}`), domain: null };
  const address = normaliseAddress(proof.email);
  const { host } = splitAddress(address);
  return { hash: hashOf(address), domain: largeEmailProviders.has(host) ? null : (getDomain(host) ?? host) };
}
