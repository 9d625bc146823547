import type { UserRole } from '@upnext/contract/identity/accounts';

import type { Config } from '../../config.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Whom this site takes in. Whoever is in already stays what they are. */
export function allowRegistration({ registration }: Pick<Config, 'registration'>, role: UserRole): void {
  if (registration === 'closed' || (registration === 'audience' && role === 'creator'))
    throw new Refusal('registration_closed');
}
