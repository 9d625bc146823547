import * as ballots from '@upnext/contract/voting/ballots';

import { anyone, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { downloadBallots } from './download-ballots.ts';
import { readReceipt } from './read-receipt.ts';

export const getReceiptRoute = route(
  ballots.getReceipt,
  signedIn,
  perAccount('filesPerAccount'),
  ({ context, actor, params }) => readReceipt(context, actor, params.username, params.number),
);

export const downloadBallotsRoute = route(
  ballots.downloadBallots,
  anyone,
  unlimited,
  async ({ context, params, reply }) => {
    const file = await downloadBallots(context, params.username, params.number);
    return await reply
      .status(200)
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${params.username}-round-${params.number}.ndjson"`)
      // Published ballots never change.
      .header('cache-control', 'public, max-age=3600')
      .send(file);
  },
);
