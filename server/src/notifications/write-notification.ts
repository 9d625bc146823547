import { randomUUID } from 'node:crypto';

import { pickLanguage, type Language } from '@upnext/contract/language';
import type { NotificationKind } from '@upnext/contract/notifications/notifications';

import { layOutMail } from '../mail/write-mail.ts';
import type { Mail } from '../platform/mail/connect.ts';
import { notificationPath } from './notification-path.ts';
import { notificationWords, stopWords } from './texts/notification-texts.ts';
import type { Told } from './texts/words.ts';

type Envelope = { notificationId: number; accountId: number; email: string; language: Language; stopUrl: string };

/**
 * Placeholder that is replaced by each account's unsubscribe URL. It is random, so that a creator's text can't contain
 * it.
 */
const unsubscribePlaceholder = `https://stop.invalid/${randomUUID()}`;

/**
 * Writes the emails of one notification. The layout is rendered once per language, because only the unsubscribe link
 * differs.
 */
export function createNotificationWriter<Kind extends NotificationKind>(
  kind: Kind,
  {
    payload,
    creator,
    username,
    origin,
  }: Pick<Told<Kind>, 'payload' | 'creator'> & { username: string; origin: string },
): (envelope: Envelope) => Mail {
  const { host: site, hostname } = new URL(origin);
  const told = { payload, creator, site, link: origin + notificationPath(username, payload) };
  const drafts = new Map<Language, Omit<Mail, 'to'>>();

  function draftIn(language: Language): Omit<Mail, 'to'> {
    const { link, ...words } = notificationWords[language][kind](told);
    return layOutMail({
      words,
      link,
      language,
      site,
      stop: { words: stopWords[language], link: unsubscribePlaceholder },
    });
  }

  return ({ notificationId, accountId, email, language, stopUrl }) => {
    const draft = drafts.get(language) ?? draftIn(language);
    drafts.set(language, draft);
    return {
      to: email,
      subject: draft.subject,
      html: draft.html.replaceAll(unsubscribePlaceholder, stopUrl),
      text: draft.text.replaceAll(unsubscribePlaceholder, stopUrl),
      // The message id is the same for every attempt, so that mail servers can detect duplicates.
      messageId: `<notification-${notificationId}-${accountId}@${hostname}>`,
      headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };
}

/** The account's language if it is known, otherwise the notification's. */
export function languageFor(own: string | null, theirs: string): Language {
  return pickLanguage(own ?? theirs);
}
