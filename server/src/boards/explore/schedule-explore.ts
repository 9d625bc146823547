import type { Kysely, Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';

/** Debounced by the job key: at most one refresh is queued, and it runs three seconds after the first change. */
export async function scheduleExplore(db: Kysely<Tables> | Transaction<Tables>): Promise<void> {
  await addJob(db, 'refresh-explore', { key: 'refresh-explore-soon', delaySeconds: 3 });
}

/**
 * Call it after a commit. If the job can't be queued, the request still succeeds, because Explore is also refreshed
 * every minute.
 */
export async function tryScheduleExplore({ db, log }: Context): Promise<void> {
  await scheduleExplore(db).catch((err: unknown) => log.warn({ err }, 'explore refresh could not be queued'));
}
