import type { Language } from '@upnext/contract/language';

import type { Mail } from '../platform/mail/connect.ts';
import { drawMail, type Drawn } from './draw-mail.ts';
import { mailWords, type MailKind } from './mail-text.ts';

export type Letter = {
  kind: MailKind;
  language: Language;
  username: string;
  origin: string;
  /** The path on the site that the button links to. */
  path?: string;
};

/** Writes an email with an HTML part and a text part that have the same content. */
export function writeMail({ kind, language, username, origin, path }: Letter): Omit<Mail, 'to'> {
  const site = new URL(origin).host;
  const words = mailWords[language][kind]({ username, site });
  return layOutMail({ words, link: path === undefined ? undefined : origin + path, language, site });
}

export function layOutMail(mail: Drawn): Omit<Mail, 'to'> {
  const { words, link, site, stop } = mail;
  const act = words.act && link ? [`${words.act}:\n${link}`] : [];
  const end = [`-- \n${site}`, ...(stop ? [`${stop.words}:\n${stop.link}`] : [])];
  return {
    subject: words.subject,
    html: drawMail(mail),
    text: [words.title, ...words.text, ...(words.code ? [words.code] : []), ...act, ...words.after, ...end].join(
      '\n\n',
    ),
  };
}
