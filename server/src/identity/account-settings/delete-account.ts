import type { Language } from '@upnext/contract/language';
import type { Updateable } from 'kysely';

import { runHooks } from '../../account-hooks.ts';
import type { Actor, Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { releaseNames, lockAccount, withLongTimeout } from './sql.ts';

type KeptColumn = 'id' | 'created_at' | 'deleted_at' | 'suspended_at';

/** The values that a deleted account's columns are set to. Its id stays, because votes on other boards refer to it. */
const tombstone = {
  username: null,
  password_hash: null,
  role: 'audience',
  email: null,
  pending_email: null,
  email_verified_at: null,
  verified_at: null,
  profile_description: null,
  display_name: null,
  avatar: null,
  logo_url: null,
  twitter_url: null,
  instagram_url: null,
  youtube_url: null,
  tiktok_url: null,
  threads_url: null,
  website_url: null,
  profile_background: 'gradient-1',
} as const satisfies Required<Omit<Updateable<Tables['accounts']>, KeptColumn>>;

/**
 * When this transaction commits, the account disappears from every page, except for its name next to ideas that it
 * suggested on other boards, which a job removes. Another job purges the remaining rows. `AccountHooks` documents the
 * order of hooks and locks.
 */
export async function deleteAccount(context: Context, { accountId }: Actor, language: Language): Promise<void> {
  const afterCommit = await context.db.transaction().execute(async (transaction) => {
    const run = (name: Parameters<typeof runHooks>[1]) => runHooks(context, name, transaction, accountId);
    const calls = await withLongTimeout(transaction, () => run('beforeDelete'));
    calls.push(...(await run('beforeChange')));
    const account = await lockAccount(transaction, accountId);
    if (!account?.username) throw new Refusal('not_signed_in');
    const { email: to, username } = account;
    await queueAlert(context, transaction, { kind: 'account-deleted', to, username, language });
    await releaseNames(transaction, accountId, username);
    calls.push(...(await run('onDelete')));
    await changeAccount(transaction, accountId, { ...tombstone, deleted_at: new Date() });
    // The delay lets requests that found the account before this commit finish first.
    await addJob(transaction, 'purge-account', { payload: { accountId }, delaySeconds: 10 });
    return calls;
  });
  for (const call of afterCommit) call();
  // A restore from a backup brings deleted accounts back. The log tells which ones to delete again (docs/backup.md).
  context.log.info({ accountId }, 'account deleted');
}
