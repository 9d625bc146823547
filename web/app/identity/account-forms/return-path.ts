import type { UserRole } from '@upnext/contract/identity/accounts';

import { safePath } from '../../api/safe-path.ts';

type Wishes = {
  /** What this browser stored before it came here. */
  stored?: string | undefined;
  referrer?: string | null | undefined;
  /** The creator whose fans this page is for. */
  username?: string | undefined;
  userRole: UserRole;
};

/** Where to go after authentication. Whoever is signed in would only be sent on from an auth page: those don't count. */
export function returnPath({ stored, referrer, username, userRole }: Wishes): string {
  const wanted = [stored, referrer, username && `/creators/${username}`].map(safePath);
  return wanted.find((path) => path && !isAuthPage(path)) ?? (userRole === 'creator' ? '/dashboard' : '/');
}

function isAuthPage(path: string): boolean {
  return /^(\/creators\/[^/]+)?\/auth\/?([?#]|$)/i.test(path);
}
