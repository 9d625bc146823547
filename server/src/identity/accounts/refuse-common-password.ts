import { isCommonPassword } from '@upnext/contract/identity/common-passwords';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** A local trial on plain http may use any password; a public site on https may not. */
export function refuseCommonPassword(context: Context, password: string): void {
  if (context.config.https && isCommonPassword(password)) throw new Refusal('password_too_common');
}
