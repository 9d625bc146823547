import { Language } from '@upnext/contract/language';
import * as z from 'zod/mini';

import type { MailWork } from './mail-work.ts';
import { writeMail } from './write-mail.ts';

const NoticeKind = z.enum(['password-changed', 'email-changed', 'account-deleted']);
export type NoticeKind = z.infer<typeof NoticeKind>;

const Notice = z.object({ kind: NoticeKind, to: z.string(), username: z.string(), language: Language });

/** A mail that only tells. Whoever did not change their password is led to where they can. */
export async function sendNotice({ origin, mailer }: MailWork, payload: unknown): Promise<void> {
  const { to, ...notice } = Notice.parse(payload);
  const way = notice.kind === 'password-changed' ? { path: '/auth/forgot-password' } : {};
  await mailer?.send({ to, ...writeMail({ ...notice, ...way, origin }) });
}
