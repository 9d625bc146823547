import { Language } from '@upnext/contract/language';
import * as z from 'zod/mini';

import type { MailWork } from '../../mail/mail-work.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sendToken } from './send-token.ts';
import { findUnconfirmed } from './sql.ts';

const Payload = z.object({ accountId: z.int(), language: Language });

/** Emails a confirmation link. Does nothing if the address has been confirmed in the meantime. */
export async function sendConfirmation({ pool, db, origin, mailer }: MailWork, payload: unknown): Promise<void> {
  const { accountId, language } = Payload.parse(payload);
  const [account] = await runNamed(pool, findUnconfirmed, [accountId]);
  if (!mailer || !account) return;
  await sendToken(db, 'confirm-email', account, async (token) => {
    const path = `/auth/confirm-email#${token}`;
    const letter = writeMail({ kind: 'confirm-email', language, username: account.username, origin, path });
    await mailer.send({ to: account.email, ...letter });
  });
}
