import { Language } from '@upnext/contract/language';
import * as z from 'zod/mini';

import { noticeKinds } from './mail-words.ts';
import type { MailWork } from './mail-work.ts';
import { writeMail } from './write-mail.ts';

const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

const Notice = z.object({ kind: NoticeKind, to: z.string(), username: z.string(), language: Language });

const ways: Partial<Record<NoticeKind, string>> = {
  'password-changed': '/auth/forgot-password',
  'passkey-added': '/account',
  'provider-linked': '/account',
  'codes-made': '/account',
};

/** A mail that only tells. Whoever it was not is led to where they can do something about it. */
export async function sendNotice({ origin, mailer }: MailWork, payload: unknown): Promise<void> {
  const { to, ...notice } = Notice.parse(payload);
  const path = ways[notice.kind];
  await mailer?.send({ to, ...writeMail({ ...notice, ...(path && { path }), origin }) });
}
