import type { Kysely, Transaction } from 'kysely';

import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';

/** However many changes come, one refresh waits at a time, and starts within three seconds of the first. */
export async function scheduleExplore(db: Kysely<Tables> | Transaction<Tables>): Promise<void> {
  await addJob(db, 'refresh-explore', { key: 'refresh-explore-soon', delaySeconds: 3 });
}
