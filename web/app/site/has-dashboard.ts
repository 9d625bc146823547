import type { User } from '@upnext/contract/identity/accounts';

/** Creators and team members of a board use the dashboard. */
export function hasDashboard({ userRole, helps }: User): boolean {
  return userRole === 'creator' || helps === true;
}
