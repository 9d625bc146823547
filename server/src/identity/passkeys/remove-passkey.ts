import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireOtherMethod } from '../sign-in-methods/require-other-method.ts';
import { deletePasskey } from './sql.ts';

export async function removePasskey(context: Context, actor: Actor, id: number): Promise<void> {
  await requireOtherMethod(context, actor, async (transaction) => {
    if (!(await deletePasskey(transaction, actor.accountId, id))) throw new Refusal('passkey_not_found');
  });
}
