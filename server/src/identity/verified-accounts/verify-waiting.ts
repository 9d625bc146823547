import type { Context } from '../../context.ts';
import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Proof } from './hash-proof.ts';
import { deleteOldAddresses, findUnverified, lockUnverified, selectIdentities, selectWaiting } from './sql.ts';
import { prepareVerification, verifyByHash } from './verify-account.ts';

type Work = Pick<Context, 'pool' | 'db' | 'lifecycle'>;

/**
 * Runs in a job. Forgets the addresses of accounts that were deleted long ago, and verifies accounts whose address had
 * to wait. Cached sessions expire within seconds, so the job doesn't drop them.
 */
export async function verifyWaiting(work: Work): Promise<void> {
  await deleteInSlices(work.db, deleteOldAddresses);
  await verifyAddresses(work);
  await verifyOthers(work);
}

async function verifyAddresses({ pool, db, lifecycle }: Work): Promise<void> {
  const full = new Set<string>();
  for (const { hash, account_id: accountId, domain } of await runNamed(pool, selectWaiting, [])) {
    if (full.has(domain)) continue;
    const isVerified = await db
      .transaction()
      .execute((transaction) => verifyByHash({ lifecycle }, transaction, accountId, { hash, domain }));
    if (!isVerified) full.add(domain);
  }
}

/**
 * Accounts that confirmed an address or linked a provider in an earlier version, or whose address was reserved for a
 * deleted account at that time.
 */
async function verifyOthers(work: Work): Promise<void> {
  const verify = await prepareVerification(work);
  let after = 0;
  for (;;) {
    const [slice] = await runNamed(work.pool, findUnverified, [after]);
    if (!slice?.last) return;
    for (const accountId of slice.accounts) {
      await work.db.transaction().execute(async (transaction) => {
        const account = await lockUnverified(transaction, accountId);
        if (!account) return;
        const proofs: Proof[] = await selectIdentities(transaction, accountId);
        if (account.email !== null && account.email_verified_at !== null) proofs.push({ email: account.email });
        for (const proof of proofs) if (await verify(transaction, accountId, proof)) return;
      });
    }
    after = slice.last;
  }
}
