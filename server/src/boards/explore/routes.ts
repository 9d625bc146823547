import { explore } from '@upnext/contract/boards/boards';
import { limits } from '@upnext/contract/limits';

import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { listExplore } from './list-explore.ts';
import { listFeatured } from './list-featured.ts';

export const exploreRoute = route(explore, anyone, unlimited, async ({ context, query }) => {
  const isFirst = query.cursor === undefined && !query.q;
  const [page, featured] = await Promise.all([
    listExplore(context, query, limits.explorePerPage),
    isFirst ? listFeatured(context) : [],
  ]);
  return { featured, ...page };
});
