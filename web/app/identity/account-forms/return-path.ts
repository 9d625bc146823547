import type { UserRole } from '@upnext/contract/identity/accounts';

import { safePath } from '../../api/safe-path.ts';

type Wishes = {
  /** The path stored in this browser before the user came to the login page. */
  stored?: string | undefined;
  referrer?: string | null | undefined;
  /** The creator whose login page this is. */
  username?: string | undefined;
  userRole: UserRole;
  /** True right after the sign-up. */
  isNew?: boolean;
};

/** Path to open after login. Auth pages are skipped, because they would redirect again. */
export function returnPath({ stored, referrer, username, userRole, isNew = false }: Wishes): string {
  const wanted = [stored, referrer, username && `/creators/${username}`].map(safePath);
  const found = wanted.find((path) => path && !isAuthPage(path));
  if (found) return found;
  if (userRole !== 'creator') return '/';
  return isNew ? '/dashboard/start' : '/dashboard';
}

function isAuthPage(path: string): boolean {
  return /^(\/creators\/[^/]+)?\/auth\/?([?#]|$)/i.test(path);
}
