import type { UserRole } from '@upnext/contract/identity/accounts';

import { isExpiring, readIntent } from '../../api/intent.ts';
import { safePath } from '../../api/safe-path.ts';
import { fieldsOf, isText } from '../../api/stored-shapes.ts';

/**
 * The auth page for another attempt after a failed provider login, with the role and the return path that were stored
 * when the visitor left for the provider.
 */
export function retryPath(): string {
  const { userRole } = fieldsOf<{ userRole: UserRole }>(readIntent('voteIntent', isExpiring));
  const query = new URLSearchParams(userRole === 'creator' ? { register: 'true', role: 'creator' } : {});
  // The hash of an invitation is secret and must not be sent to the server. The stored path, which has it, takes
  // precedence over the referrer.
  const referrer = safePath(readIntent('redirectAfterAuth', isText))?.replace(/#.*$/, '');
  if (referrer) query.set('referrer', referrer);
  return `/auth?${query}`.replace(/\?$/, '');
}
