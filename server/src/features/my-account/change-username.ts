import { limits } from '@upnext/contract/limits';
import type { UsernameChange } from '@upnext/contract/my-account';
import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import type { Tables } from '../../tables.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { showNewName, showNewProfile } from '../boards/show-new-profile.ts';
import { forgetSessions } from '../sessions/forget-sessions.ts';
import { keepFormerName, lockAccount, selectRecentNames, takeNameBack } from './sql.ts';

/** The old name forwards for a while and is nobody else's for ever: whoever follows an old link must not meet a stranger. */
export async function changeUsername(context: Context, actor: Actor, { username }: UsernameChange): Promise<void> {
  try {
    const announce = await context.db.transaction().execute(async (transaction) => {
      const raised = await showNewProfile(context, transaction, actor.accountId);
      const account = await lockAccount(transaction, actor.accountId);
      if (!account?.username) throw new Refusal('not_signed_in');
      if (account.username.toLowerCase() !== username.toLowerCase())
        await giveUp(transaction, actor.accountId, account.username, username);
      await changeAccount(transaction, actor.accountId, { username });
      await showNewName(transaction, actor.accountId);
      return raised;
    });
    announce();
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_username_key') throw new Refusal('username_taken');
    throw error;
  }
  forgetSessions.ofAccount(context, actor.accountId);
}

async function giveUp(transaction: Transaction<Tables>, accountId: number, old: string, next: string): Promise<void> {
  await takeNameBack(transaction, accountId, next);
  const recent = await selectRecentNames(transaction, accountId);
  if (recent.length >= limits.usernameChanges) throw new Refusal('username_changes_spent');
  await keepFormerName(transaction, accountId, old);
}
