import { countVisit } from '@upnext/contract/reach/visits';

import { call } from '../../api/client.ts';

let isTold = false;

/**
 * Counts one visit per page load, for the board the visitor landed on. Reloads, back/forward and further navigation
 * don't count.
 */
export function reportVisit(username: string, token?: string): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isArrival = arrival?.type === 'navigate' && new URL(arrival.name).pathname === location.pathname;
  const host = document.referrer === '' ? '' : new URL(document.referrer).hostname;
  if (isTold || !isArrival || host === location.hostname || asksForPrivacy()) return;
  isTold = true;
  void call(countVisit, { params: { username }, body: { host, ...(token !== undefined && { token }) } }).catch(
    () => {},
  );
}

/** The server checks these signals too. Not sending the visit is an extra safeguard. */
function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
