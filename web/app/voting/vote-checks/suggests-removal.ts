import type { VoteCheck } from '@upnext/contract/voting/vote-checks';

/**
 * Whether the page suggests removing the votes instead of counting them: only if something technical shows one person
 * with many accounts. People who know each other can also be new, vote alike and share a network.
 */
export function suggestsRemoval({ figures }: Pick<VoteCheck, 'figures'>): boolean {
  const { devices, isRegular, scripted, gone } = figures;
  return devices !== undefined || isRegular === true || scripted !== undefined || gone !== undefined;
}
