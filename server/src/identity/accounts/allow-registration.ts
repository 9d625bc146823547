import type { UserRole } from '@upnext/contract/identity/accounts';

import type { Config } from '../../config.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Enforces the REGISTRATION setting for new accounts and new creators. Existing accounts keep their role. */
export function allowRegistration({ registration }: Pick<Config, 'registration'>, role: UserRole): void {
  if (registration === 'closed' || (registration === 'audience' && role === 'creator'))
    throw new Refusal('registration_closed');
}
