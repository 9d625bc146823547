import * as insights from '@upnext/contract/reach/insights';

import { requireBoard } from '../../boards/boards/require-right.ts';
import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { readInsights } from './read-insights.ts';
import { writeFile } from './write-file.ts';

export const getInsightsRoute = route(insights.getInsights, signedIn, unlimited, async ({ context, actor, query }) => {
  const board = await requireBoard(context, actor, insights.getInsights.right, query.board);
  return await readInsights(context, board, Number(query.days));
});

export const downloadInsightsRoute = route(
  insights.downloadInsights,
  signedIn,
  perAccount('filesPerAccount'),
  async ({ context, actor, params, query, reply }) => {
    const board = await requireBoard(context, actor, insights.downloadInsights.right, query.board);
    return await reply
      .status(200)
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="upnext-${board.handle}-${params.file}"`)
      .send(writeFile(context, board, params.file));
  },
);
