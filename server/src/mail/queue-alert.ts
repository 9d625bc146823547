import type { Language } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import type { Context } from '../context.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Tables } from '../tables.ts';
import type { AlertKind } from './send-alert.ts';

type NewAlert = { kind: AlertKind; to: string | null; username: string | null; language: Language };

/**
 * Queues a security alert in the same transaction as the change that it reports. Does nothing if email is off or the
 * account has no address.
 */
export async function queueAlert(
  { config }: Context,
  transaction: Transaction<Tables>,
  { kind, to, username, language }: NewAlert,
): Promise<void> {
  if (config.mail && to !== null && username !== null)
    await addJob(transaction, 'send-alert', { payload: { kind, to, username, language } });
}
