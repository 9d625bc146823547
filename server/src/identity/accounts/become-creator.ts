import type { User } from '@upnext/contract/identity/accounts';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { invalidateSessions } from '../sessions/invalidate-sessions.ts';
import { allowRegistration } from './allow-registration.ts';
import { updateRole } from './sql.ts';

export async function becomeCreator(context: Context, actor: Actor, timeZone: string | undefined): Promise<User> {
  allowRegistration(context.config, 'creator');
  const user = await context.db.transaction().execute(async (transaction) => {
    if (!(await updateRole(transaction, actor.accountId))) throw new Refusal('already_creator');
    for (const hooks of context.lifecycle) await hooks.onBecomeCreator?.(transaction, actor.accountId, timeZone);
    return await context.describeUser(actor.accountId, transaction);
  });
  invalidateSessions.ofAccount(context, actor.accountId);
  return user;
}
