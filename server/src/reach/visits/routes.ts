import { splitHandle } from '@upnext/contract/boards/board-handle';
import * as visits from '@upnext/contract/reach/visits';

import type { Actor } from '../../context.ts';
import { viewer } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { addressPrefix, asksForPrivacy } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';

/** Not rate limited: excess visits are ignored instead of refused, so that browsers log no errors. */
export const countVisitRoute = route(
  visits.countVisit,
  viewer,
  unlimited,
  async ({ context, actor, params, body, request }) => {
    if (asksForPrivacy(request) || isOwner(actor, params.username)) return;
    context.visitCounter.count(params.username, body, addressPrefix(request.ip));
  },
);

/** Creators open their own board often. Insights and the checklist count other people. */
function isOwner(actor: Actor | undefined, handle: string): boolean {
  return actor?.username.toLowerCase() === splitHandle(handle).username.toLowerCase();
}
