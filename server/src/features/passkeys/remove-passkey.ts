import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { leaveWayIn } from '../ways-in/leave-way-in.ts';
import { deletePasskey } from './sql.ts';

export async function removePasskey(context: Context, actor: Actor, id: number): Promise<void> {
  await leaveWayIn(context, actor, async (transaction) => {
    if (!(await deletePasskey(transaction, actor.accountId, id))) throw new Refusal('passkey_not_found');
  });
}
