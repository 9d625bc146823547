import { api } from '@upnext/contract/api';
import { toRequest } from '@upnext/contract/request';

import { tokenOf } from './crowd.ts';
import { sendSteadily, type SteadyCalls } from './steady-calls.ts';

type Wanted = { perSecond: number; voters: number; username: string; firstIdea: number; ideas: number };

/** Votes at a fixed rate, spread over a board's ideas. Votes are unique until voters × ideas are used up. */
export function voteSteadily(origin: string, { perSecond, voters, username, firstIdea, ideas }: Wanted): SteadyCalls {
  return sendSteadily(origin, perSecond, (number) => {
    const turn = Math.floor(number / voters);
    const id = String(firstIdea + ((number + turn) % ideas));
    const { url, headers } = toRequest(api.castBoardVote, { params: { username, id } });
    return { path: url, headers: { ...headers, cookie: `session=${tokenOf(1 + (number % voters))}` } };
  });
}
