import * as z from 'zod/mini';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { MailWork } from '../mails/mail-work.ts';
import { readNotice } from './list-notices.ts';
import { createUnsubscribeUrls } from './sign-unsubscribe.ts';
import { claimMails, dropMail, findNotice, markSent, type ClaimedMail } from './sql.ts';
import { createNoticeWriter, languageFor } from './write-notice.ts';

const Range = z.object({ noticeId: z.int(), after: z.int(), upTo: z.int() });

const claimSize = 25;
/** So many are on their way at once: what a kill can make go out twice. */
const width = 5;

/**
 * Sends the mails of one slice. Each is claimed, sent and marked on its own, so that whoever goes on after a crash repeats
 * only what was on its way. Such jobs run one after the other, and others are not kept waiting.
 */
export async function mailNotice(
  { pool, origin, mailer }: MailWork,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { noticeId, after, upTo } = Range.parse(payload);
  const [row] = await runNamed(pool, findNotice, [noticeId]);
  if (!mailer || !row) return;
  const { kind, payload: told } = readNotice({ ...row, read_at: null });
  const write = createNoticeWriter(kind, { payload: told, creator: row.creator_username ?? '', origin });
  const stopUrlOf = await createUnsubscribeUrls(pool, origin);

  async function send({ account_id: accountId, email, language }: ClaimedMail): Promise<void> {
    if (email === null) return void (await runNamed(pool, dropMail, [noticeId, accountId]));
    const stopUrl = stopUrlOf(accountId);
    const mail = write({ noticeId, accountId, email, language: languageFor(language, row?.language ?? ''), stopUrl });
    try {
      await mailer?.send(mail);
    } catch (error) {
      if (!isNobodyThere(error)) throw error;
      return void (await runNamed(pool, dropMail, [noticeId, accountId]));
    }
    await runNamed(pool, markSent, [noticeId, accountId]);
  }

  let failure: unknown;
  for (let last = after; ;) {
    if (signal?.aborted) throw new Error('The process ends: the rest goes with the next one');
    const claimed = await runNamed(pool, claimMails, [noticeId, last, upTo, claimSize]);
    if (claimed.length === 0) break;
    last = claimed.at(-1)?.account_id ?? upTo;
    failure ??= await sendAll(claimed, send);
  }
  if (failure !== undefined) throw failure;
}

/** A few at a time. What one address has against it is no other's: the job tries that one again when all have had their turn. */
async function sendAll(mails: ClaimedMail[], send: (mail: ClaimedMail) => Promise<void>): Promise<unknown> {
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

/** The server answered, and what it would not take is this recipient or this text. */
function isOfOneMail(error: unknown): boolean {
  const { command = '', responseCode } = error as SmtpFailure;
  return responseCode !== undefined && ['RCPT TO', 'DATA'].includes(command);
}

/** The address itself was refused for good. Whatever else goes wrong passes, or is the operator's to mend. */
function isNobodyThere(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return command === 'RCPT TO' && responseCode >= 500;
}
