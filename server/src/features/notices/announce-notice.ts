import type { Language } from '@upnext/contract/language';
import type { NoticeKind, NoticeOf } from '@upnext/contract/notices';
import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { hideNotice, insertNotice } from './sql.ts';

/** What a notice is about: nobody gets two of one kind about the same thing. */
type About = { kind: NoticeKind; about: number | string; creatorId: number };

type NewNotice<Kind extends NoticeKind> = About & {
  kind: Kind;
  payload: NoticeOf<Kind>['payload'];
  /** For mails to people whose own language is not known. */
  language: Language;
};

/** With the change that it tells of: it exists exactly if the change does. Jobs bring it to everyone it is for. */
export async function announceNotice<Kind extends NoticeKind>(
  transaction: Transaction<Tables>,
  { kind, about, creatorId, payload, language }: NewNotice<Kind>,
): Promise<void> {
  await insertNotice(transaction, { key: keyOf(kind, about), kind, creatorId, payload, language });
}

/** It is no longer so: nobody sees it any more, and what was not mailed yet is not. */
export async function withdrawNotice(
  db: Kysely<Tables> | Transaction<Tables>,
  { kind, about, creatorId }: About,
): Promise<void> {
  await hideNotice(db, keyOf(kind, about), creatorId);
}

function keyOf(kind: NoticeKind, about: number | string): string {
  return `${kind}:${about}`;
}
