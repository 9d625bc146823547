import { randomInt } from 'node:crypto';

import { Language } from '@upnext/contract/language';
import * as z from 'zod/mini';

import type { MailWork } from '../../mail/mail-work.ts';
import { writeCodeMail } from '../../mail/write-code-mail.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';
import { hashCode } from './hash-code.ts';
import { setCode } from './sql.ts';

const Payload = z.object({ tokenHash: z.string(), language: Language });

/**
 * Makes the code only when the email is written, so that no job and no log contains it. Does nothing if the request has
 * expired in the meantime.
 */
export async function sendEmailCode({ pool, origin, mailer }: MailWork, payload: unknown): Promise<void> {
  const { tokenHash: hex, language } = Payload.parse(payload);
  if (!mailer) return;
  const tokenHash = Buffer.from(hex, 'hex');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashCode(await readSiteKey({ pool }, 'email-codes'), tokenHash, code);
  const [request] = await runNamed(pool, setCode, [tokenHash, codeHash]);
  if (request) await mailer.send({ to: request.email, ...writeCodeMail(code, language, origin) });
}
