import type { Kysely, Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';

/** However many changes come, one refresh waits at a time, and starts within three seconds of the first. */
export async function scheduleExplore(db: Kysely<Tables> | Transaction<Tables>): Promise<void> {
  await addJob(db, 'refresh-explore', { key: 'refresh-explore-soon', delaySeconds: 3 });
}

/** After a commit, whose caller must hear of success: what can't be scheduled now comes with the refresh of every minute. */
export async function exploreSoon({ db, log }: Context): Promise<void> {
  await scheduleExplore(db).catch((err: unknown) => log.warn({ err }, 'explore is refreshed later'));
}
