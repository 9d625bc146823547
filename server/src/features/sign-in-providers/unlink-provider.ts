import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { leaveWayIn } from '../ways-in/leave-way-in.ts';
import { findProvider } from './find-provider.ts';
import { deleteIdentity } from './sql.ts';

export async function unlinkProvider(context: Context, actor: Actor, name: string): Promise<void> {
  const { issuer } = findProvider(context, name);
  await leaveWayIn(context, actor, async (transaction) => {
    if (!(await deleteIdentity(transaction, actor.accountId, issuer))) throw new Refusal('provider_not_found');
  });
}
