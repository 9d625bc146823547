import { countVisit } from '@upnext/contract/reach/visits';

import { call } from '../../api/client.ts';

let isTold = false;

/** One visit a document, and only of the board that it was opened for: a reload, a step back and a walk around are none. */
export function tellVisit(username: string, token?: string): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isArrival = arrival?.type === 'navigate' && new URL(arrival.name).pathname === location.pathname;
  const host = document.referrer === '' ? '' : new URL(document.referrer).hostname;
  if (isTold || !isArrival || host === location.hostname || asksForPrivacy()) return;
  isTold = true;
  void call(countVisit, { params: { username }, body: { host, ...(token !== undefined && { token }) } }).catch(
    () => {},
  );
}

/** The server looks at it too; what isn't sent can't be counted by mistake. */
function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
