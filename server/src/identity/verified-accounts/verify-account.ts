import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import type { Tables } from '../../tables.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';
import { hashProof, type HashedProof, type Proof } from './hash-proof.ts';
import { claimAddress, isNext, lockUnverified, markVerified } from './sql.ts';

/** Returns whether this call has verified the account. */
type VerifyAccount = (transaction: Transaction<Tables>, accountId: number, proof: Proof) => Promise<boolean>;

/**
 * Call before the transaction that verifies the account: the key is read on another connection, which a transaction
 * must not wait for. Drop the account's cached sessions after the commit.
 *
 * An account is verified once and stays so: it keeps the address or identity that verified it even when it changes its
 * email or unlinks the provider, so that this address can't verify another account.
 */
export async function prepareVerification(context: Pick<Context, 'pool' | 'lifecycle'>): Promise<VerifyAccount> {
  const key = await readSiteKey(context, 'verified-addresses');
  return (transaction, accountId, proof) => verifyByHash(context, transaction, accountId, hashProof(key, proof));
}

/** Does nothing if the address belongs to another account. Above the limit for its domain, the address waits. */
export async function verifyByHash(
  { lifecycle }: Pick<Context, 'lifecycle'>,
  transaction: Transaction<Tables>,
  accountId: number,
  proof: HashedProof,
): Promise<boolean> {
  if (!(await lockUnverified(transaction, accountId))) return false;
  if (!(await claimAddress(transaction, accountId, proof))) return false;
  if (proof.domain !== null && !(await isNext(transaction, proof))) return false;
  await markVerified(transaction, accountId, proof.hash);
  for (const hooks of lifecycle) await hooks.onVerified?.(transaction, accountId);
  return true;
}
