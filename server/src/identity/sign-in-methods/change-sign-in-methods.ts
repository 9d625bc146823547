import type { Language } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { lockSignInMethods } from './sql.ts';

type Account = { username: string | null; email: string | null };
type NewSignInMethod = {
  accountId: number;
  kind: 'passkey-added' | 'provider-linked' | 'codes-made';
  language: Language;
};

/** Adds a sign-in method and emails an alert to the owner, because an intruder could add one to keep access. */
export async function addSignInMethod<Result>(
  context: Context,
  { accountId, kind, language }: NewSignInMethod,
  add: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await changeSignInMethods(context, accountId, async (transaction, { email, username }) => {
    const result = await add(transaction);
    await queueAlert(context, transaction, { kind, to: email, username, language });
    return result;
  });
}

/** Locks the account, so that only one change runs at a time and a deleted account gets no sign-in method. */
export async function changeSignInMethods<Result>(
  context: Context,
  accountId: number,
  change: (transaction: Transaction<Tables>, account: Account) => Promise<Result>,
): Promise<Result> {
  return await context.db.transaction().execute(async (transaction) => {
    const account = await lockSignInMethods(transaction, accountId);
    if (!account) throw new Refusal('not_signed_in');
    return await change(transaction, account);
  });
}
