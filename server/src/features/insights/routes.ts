import * as insights from '@upnext/contract/insights';

import { route } from '../../route.ts';
import { creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { readInsights } from './read-insights.ts';
import { writeFile } from './write-file.ts';

export const getInsightsRoute = route(insights.getInsights, creator, unlimited, ({ context, actor, query }) =>
  readInsights(context, actor, Number(query.days)),
);

export const downloadInsightsRoute = route(
  insights.downloadInsights,
  creator,
  perAccount('filesPerAccount'),
  async ({ context, actor, params, reply }) =>
    await reply
      .status(200)
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="upnext-${actor.username}-${params.file}"`)
      .send(writeFile(context, actor, params.file)),
);
