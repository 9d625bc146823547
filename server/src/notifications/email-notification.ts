import * as z from 'zod/mini';

import type { MailWork } from '../mail/mail-work.ts';
import { runNamed } from '../platform/postgres/named-query.ts';
import { dropEmail, markSent, selectDueMails, type DueEmail } from './delivery-sql.ts';
import { findNotification } from './list-notifications.ts';
import { createUnsubscribeUrls } from './sign-unsubscribe.ts';
import { createNotificationWriter, languageFor } from './write-notification.ts';

const Range = z.object({ notificationId: z.int(), after: z.int(), upTo: z.int() });

const pageSize = 25;
/** The number of emails sent concurrently. If the process is killed, at most this many are sent twice. */
const width = 5;

/**
 * Sends the emails of one slice and marks each as sent, so that a retry after a crash repeats only those in flight. The
 * job queue runs these jobs one at a time, so no two jobs send the same email.
 */
export async function emailNotification(
  { pool, origin, mailer }: MailWork,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { notificationId, after, upTo } = Range.parse(payload);
  const notification = await findNotification(pool, notificationId);
  if (!mailer || !notification) return;
  const write = createNotificationWriter(notification.kind, { ...notification, origin });
  const stopUrlOf = await createUnsubscribeUrls(pool, origin);

  async function send({ account_id: accountId, email, language }: DueEmail): Promise<void> {
    if (email === null) return void (await runNamed(pool, dropEmail, [notificationId, accountId]));
    const stopUrl = stopUrlOf(accountId);
    const mail = write({
      notificationId,
      accountId,
      email,
      language: languageFor(language, notification?.language ?? ''),
      stopUrl,
    });
    try {
      await mailer?.send(mail);
    } catch (error) {
      if (!isPermanentRejection(error)) throw error;
      return void (await runNamed(pool, dropEmail, [notificationId, accountId]));
    }
    await runNamed(pool, markSent, [notificationId, accountId]);
  }

  let failure: unknown;
  for (let last = after; ;) {
    if (signal?.aborted) throw new Error('shutting down: the remaining emails are sent when the job is retried');
    const due = await runNamed(pool, selectDueMails, [notificationId, last, upTo, pageSize]);
    if (due.length === 0) break;
    last = due.at(-1)?.account_id ?? upTo;
    failure ??= await sendAll(due, send);
  }
  if (failure !== undefined) throw failure;
}

/**
 * Sends `width` emails at a time. If sending to one recipient fails, the others are still tried, and the job is then
 * retried for the failed one.
 */
async function sendAll(mails: DueEmail[], send: (mail: DueEmail) => Promise<void>): Promise<unknown> {
  const waiting = mails[Symbol.iterator]();
  let failure: unknown;
  let fault: unknown;
  const lane = async (): Promise<void> => {
    for (const mail of waiting) {
      if (fault !== undefined) return;
      await send(mail).catch((error: unknown) => {
        if (isRecipientError(error)) failure ??= error;
        else fault ??= error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (fault !== undefined) throw fault;
  return failure;
}

type SmtpFailure = { command?: string; responseCode?: number };

/** Whether the SMTP server rejected this recipient or message, although the connection itself works. */
function isRecipientError(error: unknown): boolean {
  const { command = '', responseCode } = error as SmtpFailure;
  return responseCode !== undefined && ['RCPT TO', 'DATA'].includes(command);
}

/** Whether the address was permanently rejected. Other errors are transient or have to be fixed by the operator. */
function isPermanentRejection(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return command === 'RCPT TO' && responseCode >= 500;
}
