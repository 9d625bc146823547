import { queryOptions } from '@tanstack/react-query';
import { getOwnBallot } from '@upnext/contract/voting/ballots';

import { call } from '../../api/client.ts';

/**
 * The ideas that the viewer has picked in a round. The key is without the viewer, who may be unknown at the first press.
 * The cache is emptied when the viewer changes.
 */
export function ownBallotQuery(handle: string, number: number) {
  const params = { username: handle, number: String(number) };
  return queryOptions({
    queryKey: ['own ballot', handle, number],
    queryFn: async () => (await call(getOwnBallot, { params })).ideaIds,
  });
}
