import * as visits from '@upnext/contract/reach/visits';
import type { FastifyRequest } from 'fastify';

import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';

/** Not rate limited: excess visits are ignored instead of refused, so that browsers log no errors. */
export const countVisitRoute = route(
  visits.countVisit,
  anyone,
  unlimited,
  async ({ context, params, body, request }) => {
    if (asksForPrivacy(request)) return;
    context.visitCounter.count(params.username, body, addressPrefix(request.ip));
  },
);

function asksForPrivacy({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
