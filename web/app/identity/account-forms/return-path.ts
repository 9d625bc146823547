import type { UserRole } from '@upnext/contract/identity/accounts';

import { safePath } from '../../api/safe-path.ts';

type Wishes = {
  /** The path stored in this browser before the user came to the login page. */
  stored?: string | undefined;
  referrer?: string | null | undefined;
  /** The creator whose login page this is. */
  username?: string | undefined;
  userRole: UserRole;
};

/** Path to open after login. Auth pages are skipped, because they would redirect again. */
export function returnPath({ stored, referrer, username, userRole }: Wishes): string {
  const wanted = [stored, referrer, username && `/creators/${username}`].map(safePath);
  return wanted.find((path) => path && !isAuthPage(path)) ?? (userRole === 'creator' ? '/dashboard' : '/');
}

function isAuthPage(path: string): boolean {
  return /^(\/creators\/[^/]+)?\/auth\/?([?#]|$)/i.test(path);
}
