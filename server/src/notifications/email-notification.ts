import * as z from 'zod/mini';

import type { MailWork } from '../mail/mail-work.ts';
import { runNamed } from '../platform/postgres/named-query.ts';
import { readNotification } from './list-notifications.ts';
import { createUnsubscribeUrls } from './sign-unsubscribe.ts';
import { dropMail, findNotification, markSent, selectDueMails, type DueMail } from './sql.ts';
import { createNotificationWriter, languageFor } from './write-notification.ts';

const Range = z.object({ notificationId: z.int(), after: z.int(), upTo: z.int() });

const pageSize = 25;
/** Emails sent at once. A killed process can send at most this many twice. */
const width = 5;

/**
 * Sends the emails of one slice and marks each as sent, so that a retry after a crash repeats only those in flight. The
 * job queue runs these jobs one at a time, so two never send the same email.
 */
export async function emailNotification(
  { pool, origin, mailer }: MailWork,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { notificationId, after, upTo } = Range.parse(payload);
  const [row] = await runNamed(pool, findNotification, [notificationId]);
  if (!mailer || !row) return;
  const { kind, payload: told } = readNotification({ ...row, read_at: null });
  const write = createNotificationWriter(kind, { payload: told, creator: row.creator_username ?? '', origin });
  const stopUrlOf = await createUnsubscribeUrls(pool, origin);

  async function send({ account_id: accountId, email, language }: DueMail): Promise<void> {
    if (email === null) return void (await runNamed(pool, dropMail, [notificationId, accountId]));
    const stopUrl = stopUrlOf(accountId);
    const mail = write({
      notificationId,
      accountId,
      email,
      language: languageFor(language, row?.language ?? ''),
      stopUrl,
    });
    try {
      await mailer?.send(mail);
    } catch (error) {
      if (!isNobodyThere(error)) throw error;
      return void (await runNamed(pool, dropMail, [notificationId, accountId]));
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
 * Sends `width` emails at a time. If one recipient fails, the others are still tried, and the job then retries the
 * failed one.
 */
async function sendAll(mails: DueMail[], send: (mail: DueMail) => Promise<void>): Promise<unknown> {
  const waiting = mails[Symbol.iterator]();
  let failure: unknown;
  let fault: unknown;
  const lane = async (): Promise<void> => {
    for (const mail of waiting) {
      if (fault !== undefined) return;
      await send(mail).catch((error: unknown) => {
        if (isOfOneMail(error)) failure ??= error;
        else fault ??= error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (fault !== undefined) throw fault;
  return failure;
}

type SmtpFailure = { command?: string; responseCode?: number };

/** The SMTP server rejected this recipient or this message; the connection itself works. */
function isOfOneMail(error: unknown): boolean {
  const { command = '', responseCode } = error as SmtpFailure;
  return responseCode !== undefined && ['RCPT TO', 'DATA'].includes(command);
}

/** The address was permanently rejected. Other errors are transient, or the operator has to fix them. */
function isNobodyThere(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return command === 'RCPT TO' && responseCode >= 500;
}
