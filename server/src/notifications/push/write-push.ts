import type { Language } from '@upnext/contract/language';
import type { NotificationKind } from '@upnext/contract/notifications/notifications';

import { notificationPath } from '../notification-path.ts';
import { notificationWords } from '../texts/notification-texts.ts';
import type { Told } from '../texts/words.ts';

/** Push services accept messages of 4 KB, including the JSON and the encryption. */
const maxBytes = 1_000;

type Sent = { notificationId: number; username: string };

/** Writes a notification's push messages: JSON for the service worker (`web/public/sw.js`), once per language. */
export function createPushWriter<Kind extends NotificationKind>(
  kind: Kind,
  { notificationId, payload, creator, username }: Pick<Told<Kind>, 'payload' | 'creator'> & Sent,
): (language: Language) => string {
  const url = notificationPath(username, payload);
  const messages = new Map<Language, string>();
  return (language) => {
    const known = messages.get(language);
    if (known !== undefined) return known;
    const { title, subject } = notificationWords[language][kind]({ payload, creator, site: '', link: url });
    const message = JSON.stringify({
      title: shorten(title),
      body: shorten(subject),
      url,
      tag: `notification-${notificationId}`,
    });
    messages.set(language, message);
    return message;
  };
}

const segmenter = new Intl.Segmenter();

function shorten(text: string): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  let bytes = 0;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return `${characters.filter((character) => (bytes += Buffer.byteLength(character)) < maxBytes).join('')}…`;
}
