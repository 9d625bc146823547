import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireOtherMethod } from '../sign-in-methods/require-other-method.ts';
import { findProvider } from './find-provider.ts';
import { deleteIdentity } from './sql.ts';

export async function unlinkProvider(context: Context, actor: Actor, name: string): Promise<void> {
  const { issuer } = findProvider(context, name);
  await requireOtherMethod(context, actor, async (transaction) => {
    if (!(await deleteIdentity(transaction, actor.accountId, issuer))) throw new Refusal('provider_not_found');
  });
}
