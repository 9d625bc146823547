import * as reports from '@upnext/contract/reports';

import { route } from '../../route.ts';
import { paceReports } from '../proofs/pace-reports.ts';
import { viewer } from '../sessions/identify-actor.ts';
import { takePoint, unlimited } from '../sessions/limit-calls.ts';
import { reportIdea } from './report-idea.ts';

export const reportIdeaRoute = route(
  reports.reportIdea,
  viewer,
  unlimited,
  async ({ context, actor, params, body, request }) => {
    if (actor) await takePoint(context, 'reportsPerAccount', String(actor.accountId));
    else await paceReports(context, request, body.proof);
    await reportIdea(context, request, actor, params.id, body);
  },
);
