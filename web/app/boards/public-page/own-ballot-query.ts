import { queryOptions } from '@tanstack/react-query';

/**
 * The ideas that the viewer has picked in a round. The key is without the viewer, who may be unknown at the first press.
 * The cache is emptied when the viewer changes. The endpoint is loaded on first use: imported by several pages, it would
 * be put into the chunk of all shared endpoints, which makes the round's page 2 KB larger.
 */
export function ownBallotQuery(handle: string, number: number) {
  return queryOptions({
    queryKey: ['own ballot', handle, number],
    queryFn: async () => (await import('./fetch-own-ballot.ts')).fetchOwnBallot(handle, number),
  });
}
