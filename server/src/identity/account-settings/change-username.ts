import type { UsernameChange } from '@upnext/contract/identity/account-settings';
import type { User } from '@upnext/contract/identity/accounts';
import { limits } from '@upnext/contract/limits';
import type { Transaction } from 'kysely';

import { runHooks } from '../../account-hooks.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import type { Tables } from '../../tables.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { refuseLookalike } from '../accounts/refuse-lookalike.ts';
import { invalidateSessions } from '../sessions/invalidate-sessions.ts';
import { reserveFormerUsername, lockAccount, selectRecentNames, unreserveUsername } from './sql.ts';

/**
 * Changes the username. The old one redirects to the new one for 90 days. If the account's boards have votes, it stays
 * reserved after that, so that old links never lead to another account.
 */
export async function changeUsername(context: Context, actor: Actor, { username }: UsernameChange): Promise<User> {
  await refuseLookalike(context.db, username, actor.accountId);
  try {
    const { user, afterCommit } = await context.db.transaction().execute(async (transaction) => {
      const announce = await runHooks(context, 'beforeChange', transaction, actor.accountId);
      const account = await lockAccount(transaction, actor.accountId);
      if (!account?.username) throw new Refusal('not_signed_in');
      if (account.username.toLowerCase() !== username.toLowerCase())
        await giveUpUsername(transaction, actor.accountId, account.username, username);
      await changeAccount(transaction, actor.accountId, { username });
      const renamed = await runHooks(context, 'onUsernameChanged', transaction, actor.accountId);
      return {
        user: await context.describeUser(actor.accountId, transaction),
        afterCommit: [...announce, ...renamed],
      };
    });
    for (const call of afterCommit) call();
    invalidateSessions.ofAccount(context, actor.accountId);
    return user;
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_username_key') throw new Refusal('username_taken');
    throw error;
  }
}

async function giveUpUsername(
  transaction: Transaction<Tables>,
  accountId: number,
  old: string,
  next: string,
): Promise<void> {
  await unreserveUsername(transaction, accountId, next);
  const recent = await selectRecentNames(transaction, accountId);
  if (recent.length >= limits.usernameChanges) throw new Refusal('username_changes_spent');
  await reserveFormerUsername(transaction, accountId, old);
}
