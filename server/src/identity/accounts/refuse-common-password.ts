import { isCommonPassword } from '@upnext/contract/identity/common-passwords';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Common passwords are allowed on a local site over plain HTTP, but not on a public site over HTTPS. */
export function refuseCommonPassword(context: Context, password: string): void {
  if (context.config.https && isCommonPassword(password)) throw new Refusal('password_too_common');
}
