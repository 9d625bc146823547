import { runHooks } from '../../account-hooks.ts';
import type { Context } from '../../context.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';

/**
 * Suspends an account or lifts its suspension. A suspension ends all sessions and makes the account's boards return
 * 404, but deletes nothing.
 */
export async function suspendAccount(context: Context, accountId: number, isSuspended: boolean): Promise<void> {
  const afterCommit = await context.db.transaction().execute(async (transaction) => {
    const announce = await runHooks(context, 'beforeChange', transaction, accountId);
    await changeAccount(transaction, accountId, { suspended_at: isSuspended ? new Date() : null });
    announce.push(...(await runHooks(context, 'onSuspendedChanged', transaction, accountId)));
    return isSuspended ? [await endAllSessions(context, transaction, accountId), ...announce] : announce;
  });
  for (const call of afterCommit) call();
}
