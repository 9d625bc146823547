import { getOwnBallot } from '@upnext/contract/voting/ballots';

import { call } from '../../api/client.ts';

/** The ideas that the viewer has picked in a round. */
export async function fetchOwnBallot(handle: string, number: number): Promise<number[]> {
  return (await call(getOwnBallot, { params: { username: handle, number: String(number) } })).ideaIds;
}
