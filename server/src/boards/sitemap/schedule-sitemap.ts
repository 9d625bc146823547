import type { Transaction } from 'kysely';

import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';

/**
 * The sitemap is written every night. This queues an earlier run, so that hidden and suspended boards disappear sooner.
 */
export async function scheduleSitemap(transaction: Transaction<Tables>): Promise<void> {
  await addJob(transaction, 'write-sitemap', { key: 'write-sitemap-soon', delaySeconds: 30 });
}
