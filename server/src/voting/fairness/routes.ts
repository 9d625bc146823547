import { getFairness } from '@upnext/contract/voting/fairness';

import { boardHeaders } from '../../boards/boards/board-store.ts';
import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { readFairness } from './read-fairness.ts';

export const getFairnessRoute = route(getFairness, anyone, unlimited, async ({ context, params, reply }) => {
  const answer = await readFairness(context, params.username);
  reply.headers(boardHeaders);
  return answer;
});
