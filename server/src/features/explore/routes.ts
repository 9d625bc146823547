import { explore } from '@upnext/contract/boards';
import { limits } from '@upnext/contract/limits';

import { route } from '../../route.ts';
import { anyone } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';
import { listExplore } from './list-explore.ts';

export const exploreRoute = route(explore, anyone, unlimited, ({ context, query }) =>
  listExplore(context, query, limits.explorePerPage),
);
