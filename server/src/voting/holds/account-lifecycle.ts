import type { AccountHooks } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';

export const holdHooks: AccountHooks = {
  tables: [],
  // The second job releases votes of batches that began before the commit, when the account was not verified yet. They
  // have ended or timed out by then.
  async onVerified(transaction, accountId) {
    for (const delaySeconds of [0, 10])
      await addJob(transaction, 'release-verified-votes', { payload: { accountId }, delaySeconds });
  },
};
