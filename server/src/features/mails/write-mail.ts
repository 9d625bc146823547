import type { Language } from '@upnext/contract/language';

import type { Mail } from '../../platform/mail/connect.ts';
import { drawMail } from './draw-mail.ts';
import { mailWords, type MailKind } from './mail-words.ts';

export type Letter = {
  kind: MailKind;
  language: Language;
  username: string;
  origin: string;
  /** Where the button leads, below the site's address. */
  path?: string;
};

/** One mail in both its parts: what the HTML says, the text says too. */
export function writeMail({ kind, language, username, origin, path }: Letter): Omit<Mail, 'to'> {
  const site = new URL(origin).host;
  const words = mailWords[language][kind]({ username, site });
  const link = path === undefined ? undefined : origin + path;
  const act = words.act && link ? [`${words.act}:\n${link}`] : [];
  return {
    subject: words.subject,
    html: drawMail({ words, link, language, site }),
    text: [words.title, ...words.text, ...act, ...words.after, `-- \n${site}`].join('\n\n'),
  };
}
