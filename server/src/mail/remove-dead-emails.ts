import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

/** Jobs that send email or push messages. Their payload or their last error can contain an address. */
const tasks = [
  'send-alert',
  'send-reset',
  'send-confirmation',
  'send-email-code',
  'email-notification',
  'push-notification',
];

/**
 * Deletes such jobs that used up their attempts a week ago. Until then an operator can reschedule them. The queue would
 * keep them and their addresses for ever, also after the account is deleted.
 */
export async function removeDeadEmails(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs
    WHERE task_identifier = ANY (${tasks}) AND attempts >= max_attempts AND run_at < now() - interval '7 days'))`.execute(
    db,
  );
}
