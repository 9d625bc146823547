import { useEffect } from 'react';

/** Counts the visit with its referrer, after the page has loaded. */
export function useVisit(username: string, token?: string): void {
  useEffect(() => {
    import('./report-visit.ts').then(
      ({ reportVisit: tellVisit }) => tellVisit(username, token),
      () => {},
    );
  }, [username, token]);
}
