import type { Language } from '@upnext/contract/language';
import type { MailSettings } from '@upnext/contract/notices';
import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { readUnsubscribeToken } from './sign-unsubscribe.ts';
import { deleteNoticesOf, deleteReceiptsOf, saveMailSettings, selectMailSettings } from './sql.ts';

/** Who never said anything takes notices by mail. */
export async function describeMailSettings({ pool }: Context, { accountId }: Actor): Promise<MailSettings> {
  const [row] = await runNamed(pool, selectMailSettings, [accountId]);
  return { takesNotices: row?.takes_notices ?? true };
}

export async function changeMailSettings(
  { db }: Context,
  { accountId }: Actor,
  { takesNotices }: MailSettings,
  language: Language,
): Promise<MailSettings> {
  await saveMailSettings(db, accountId, { takes_notices: takesNotices, language });
  return { takesNotices };
}

/** With the link of a mail, without a session: as often as one likes. */
export async function unsubscribe({ db, pool }: Context, token: string): Promise<void> {
  const accountId = await readUnsubscribeToken(pool, token);
  if (accountId === undefined) throw new Refusal('not_found');
  await saveMailSettings(db, accountId, { takes_notices: false });
}

/** The language in which somebody confirmed their address is the one to write to it in. */
export async function rememberLanguage(
  transaction: Transaction<Tables>,
  accountId: number,
  language: Language,
): Promise<void> {
  await saveMailSettings(transaction, accountId, { language });
}

/** What a deleted account was told goes with it. */
export async function forgetInbox(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await deleteReceiptsOf(transaction, accountId);
}

/** And what it told others. */
export async function forgetNotices(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await deleteNoticesOf(transaction, accountId);
}
