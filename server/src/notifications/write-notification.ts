import { randomUUID } from 'node:crypto';

import { pickLanguage, type Language } from '@upnext/contract/language';
import type { NotificationKind } from '@upnext/contract/notifications/notifications';

import { layOutMail } from '../mail/write-mail.ts';
import type { Mail } from '../platform/mail/connect.ts';
import { notificationWords, stopWords, type Told } from './notification-text.ts';

type Envelope = { notificationId: number; accountId: number; email: string; language: Language; stopUrl: string };

/** No address of ours: whatever stands here is replaced in each copy. Nobody can know it, and put it into their own words. */
const stopPlace = `https://stop.invalid/${randomUUID()}`;

/** Writes the mails of one notification: laid out once in each language, for all that differs is how to stop them. */
export function createNotificationWriter<Kind extends NotificationKind>(
  kind: Kind,
  told: Omit<Told<Kind>, 'site'>,
): (envelope: Envelope) => Mail {
  const { host: site, hostname } = new URL(told.origin);
  const drafts = new Map<Language, Omit<Mail, 'to'>>();

  function draftIn(language: Language): Omit<Mail, 'to'> {
    const { link, ...words } = notificationWords[language][kind]({ ...told, site });
    return layOutMail({ words, link, language, site, stop: { words: stopWords[language], link: stopPlace } });
  }

  return ({ notificationId, accountId, email, language, stopUrl }) => {
    const draft = drafts.get(language) ?? draftIn(language);
    drafts.set(language, draft);
    return {
      to: email,
      subject: draft.subject,
      html: draft.html.replaceAll(stopPlace, stopUrl),
      text: draft.text.replaceAll(stopPlace, stopUrl),
      // The same however often it is sent: a mailbox that gets it twice can tell.
      messageId: `<notification-${notificationId}-${accountId}@${hostname}>`,
      headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };
}

/** The account's own language where it is known, otherwise that of whoever caused the notification. */
export function languageFor(own: string | null, theirs: string): Language {
  return pickLanguage(own ?? theirs, undefined);
}
