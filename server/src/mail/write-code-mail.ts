import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';

import type { Mail } from '../platform/mail/connect.ts';
import type { EmailTexts } from './mail-text.ts';
import { layOutMail } from './write-mail.ts';

type Facts = { code: string; site: string };

const { emailCodeMinutes: minutes } = limits;

// The code is in the subject, so that phones show it in the notification of the email.
const words: Record<Language, (facts: Facts) => EmailTexts> = {
  en: ({ code, site }) => ({
    subject: `${code} is your login code`,
    title: 'Your login code',
    text: [`Enter this code on ${site} to log in or sign up:`],
    code,
    after: [
      `It works once, within ${minutes} minutes, and only in the browser you asked from. If you asked more than once, use the newest code.`,
      'Never give this code to anyone. If this wasn’t you, you can ignore this email.',
    ],
  }),
  es: ({ code, site }) => ({
    subject: `${code} es tu código para iniciar sesión`,
    title: 'Tu código para iniciar sesión',
    text: [`Escribe este código en ${site} para iniciar sesión o crear tu cuenta:`],
    code,
    after: [
      `Sirve una sola vez, durante ${minutes} minutos y solo en el navegador desde el que lo pediste. Si pediste varios, usa el más reciente.`,
      'No le des este código a nadie. Si no fuiste tú, puedes ignorar este correo.',
    ],
  }),
};

/** Writes the email with a login code. It doesn't say whether an account has the address. */
export function writeCodeMail(code: string, language: Language, origin: string): Omit<Mail, 'to'> {
  const site = new URL(origin).host;
  return layOutMail({ words: words[language]({ code, site }), link: undefined, language, site });
}
