import { Language } from '@upnext/contract/language';
import * as z from 'zod/mini';

import { alertKinds } from './mail-text.ts';
import type { MailWork } from './mail-work.ts';
import { writeMail } from './write-mail.ts';

const AlertKind = z.enum(alertKinds);
export type AlertKind = z.infer<typeof AlertKind>;

const Alert = z.object({ kind: AlertKind, to: z.string(), username: z.string(), language: Language });

const ways: Partial<Record<AlertKind, string>> = {
  'password-changed': '/auth/forgot-password',
  'passkey-added': '/account',
  'provider-linked': '/account',
  'codes-made': '/account',
};

/** Sends a security alert. Its link leads to the page where the owner can undo a change that they did not make. */
export async function sendAlert({ origin, mailer }: MailWork, payload: unknown): Promise<void> {
  const { to, ...alert } = Alert.parse(payload);
  const path = ways[alert.kind];
  await mailer?.send({ to, ...writeMail({ ...alert, ...(path && { path }), origin }) });
}
