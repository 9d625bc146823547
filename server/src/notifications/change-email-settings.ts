import type { Language } from '@upnext/contract/language';
import type { EmailSettings } from '@upnext/contract/notifications/notifications';

import type { Actor, Context } from '../context.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { runNamed } from '../platform/postgres/named-query.ts';
import { readUnsubscribeToken } from './sign-unsubscribe.ts';
import { saveEmailSettings, selectEmailSettings } from './sql.ts';

/** Notifications by email are on by default. */
export async function describeEmailSettings({ pool }: Context, { accountId }: Actor): Promise<EmailSettings> {
  const [row] = await runNamed(pool, selectEmailSettings, [accountId]);
  return { takesNotifications: row?.takes_notifications ?? true };
}

export async function changeEmailSettings(
  { db }: Context,
  { accountId }: Actor,
  { takesNotifications }: EmailSettings,
  language: Language,
): Promise<EmailSettings> {
  await saveEmailSettings(db, accountId, { takes_notifications: takesNotifications, language });
  return { takesNotifications };
}

/** Identifies the account by the token in an email link, without a session. Idempotent. */
export async function unsubscribe({ db, pool }: Context, token: string): Promise<void> {
  const accountId = await readUnsubscribeToken(pool, token);
  if (accountId === undefined) throw new Refusal('not_found');
  await saveEmailSettings(db, accountId, { takes_notifications: false });
}
