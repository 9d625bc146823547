import * as reports from '@upnext/contract/operations/reports';

import { throttleReports } from '../../identity/proof-of-work/throttle-reports.ts';
import { viewer } from '../../identity/sessions/identify-actor.ts';
import { takePoint, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { reportIdea } from './report-idea.ts';

export const reportIdeaRoute = route(
  reports.reportIdea,
  viewer,
  unlimited,
  async ({ context, actor, params, body, request }) => {
    if (actor) await takePoint(context, 'reportsPerAccount', String(actor.accountId));
    else await throttleReports(context, request, body.proof);
    await reportIdea(context, request, actor, params.id, body);
  },
);
