import type { Language } from '@upnext/contract/language';
import type { NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';
import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../tables.ts';
import { queueUnsent } from './delivery-sql.ts';
import { hideNotification, insertNotification, removeTitles } from './sql.ts';

/** The subject of a notification. An account gets at most one notification per kind and subject. */
type About = { kind: NotificationKind; about: number | string; creatorId: number };

type NewNotification<Kind extends NotificationKind> = About & {
  kind: Kind;
  payload: NotificationOf<Kind>['payload'];
  /** For emails to accounts whose language is unknown. */
  language: Language;
  /** Delivery begins after this time. If the change is undone before, nobody is notified. */
  delaySeconds?: number;
};

/** Stores a notification in the same transaction as the change that it reports. Jobs deliver it to its audience. */
export async function announceNotification<Kind extends NotificationKind>(
  transaction: Transaction<Tables>,
  { kind, about, creatorId, payload, language, delaySeconds = 0 }: NewNotification<Kind>,
): Promise<void> {
  const key = keyOf(kind, about);
  await insertNotification(transaction, { key, kind, creatorId, payload, language, delaySeconds });
}

/** Withdraws a notification that no longer applies: it disappears from all lists, and unsent emails are not sent. */
export async function withdrawNotification(
  db: Kysely<Tables> | Transaction<Tables>,
  { kind, about, creatorId }: About,
): Promise<void> {
  await hideNotification(db, keyOf(kind, about), creatorId);
}

/** Call when the deletion of an idea is undone. Emails and push messages that were due meanwhile are sent now. */
export async function resumeNotifications(
  transaction: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
): Promise<void> {
  await queueUnsent(transaction, creatorId, ideaId);
}

/** Call when an idea is removed from the database. */
export async function removeIdeaTitles(db: Kysely<Tables>, creatorId: number, ideaId: number): Promise<void> {
  await removeTitles(db, creatorId, ideaId);
}

function keyOf(kind: NotificationKind, about: number | string): string {
  return `${kind}:${about}`;
}
