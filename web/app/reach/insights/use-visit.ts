import { useEffect } from 'react';

/** Tells the board's creator where this visit came from, once the page is there and at rest. */
export function useVisit(username: string, token?: string): void {
  useEffect(() => {
    import('./tell-visit.ts').then(
      ({ tellVisit }) => tellVisit(username, token),
      () => {},
    );
  }, [username, token]);
}
