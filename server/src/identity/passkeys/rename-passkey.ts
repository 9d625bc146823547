import type { Passkey } from '@upnext/contract/identity/sign-in-methods';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { describePasskey } from '../sign-in-methods/describe-passkey.ts';
import { updateName } from './sql.ts';

export async function renamePasskey(context: Context, actor: Actor, id: number, name: string): Promise<Passkey> {
  const renamed = await updateName(context.db, actor.accountId, id, name);
  if (!renamed) throw new Refusal('passkey_not_found');
  return describePasskey(renamed);
}
