import type { Language } from '@upnext/contract/language';
import type { NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';
import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../tables.ts';
import { hideNotification, insertNotification } from './sql.ts';

/** What a notification is about: nobody gets two of one kind about the same thing. */
type About = { kind: NotificationKind; about: number | string; creatorId: number };

type NewNotification<Kind extends NotificationKind> = About & {
  kind: Kind;
  payload: NotificationOf<Kind>['payload'];
  /** For mails to people whose own language is not known. */
  language: Language;
};

/** With the change that it tells of: it exists exactly if the change does. Jobs bring it to everyone it is for. */
export async function announceNotification<Kind extends NotificationKind>(
  transaction: Transaction<Tables>,
  { kind, about, creatorId, payload, language }: NewNotification<Kind>,
): Promise<void> {
  await insertNotification(transaction, { key: keyOf(kind, about), kind, creatorId, payload, language });
}

/** It is no longer so: nobody sees it any more, and what was not mailed yet is not. */
export async function withdrawNotification(
  db: Kysely<Tables> | Transaction<Tables>,
  { kind, about, creatorId }: About,
): Promise<void> {
  await hideNotification(db, keyOf(kind, about), creatorId);
}

function keyOf(kind: NotificationKind, about: number | string): string {
  return `${kind}:${about}`;
}
