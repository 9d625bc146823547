import { Language } from '@upnext/contract/language';
import * as z from 'zod/mini';

import type { MailWork } from '../../mail/mail-work.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sendToken } from './send-token.ts';
import { findByEmail } from './sql.ts';

const Payload = z.object({ email: z.string(), language: Language, until: z.iso.datetime() });

/** Emails a reset link if the address belongs to an account. Does nothing if the job runs after `until`. */
export async function sendReset({ pool, db, origin, mailer }: MailWork, payload: unknown): Promise<void> {
  const { email, language, until } = Payload.parse(payload);
  const [account] = await runNamed(pool, findByEmail, [email]);
  if (!mailer || !account || new Date(until) < new Date()) return;
  await sendToken(db, 'reset-password', account, async (token) => {
    const path = `/auth/reset-password#${token}`;
    const letter = writeMail({ kind: 'reset-password', language, username: account.username, origin, path });
    await mailer.send({ to: account.email, ...letter });
  });
}
