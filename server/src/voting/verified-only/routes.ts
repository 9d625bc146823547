import * as verifiedOnly from '@upnext/contract/voting/verified-only';

import { requireBoard } from '../../boards/boards/require-right.ts';
import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { previewVerifiedOnly } from './preview-verified-only.ts';
import { setVerifiedOnly } from './set-verified-only.ts';

export const previewVerifiedOnlyRoute = route(
  verifiedOnly.previewVerifiedOnly,
  signedIn,
  perAccount('filesPerAccount'),
  async ({ context, actor, query }) => {
    const board = await requireBoard(context, actor, verifiedOnly.previewVerifiedOnly.right, query.board);
    return { preview: await previewVerifiedOnly(context, board, query.verifiedOnly === 'true') };
  },
);

export const setVerifiedOnlyRoute = route(
  verifiedOnly.setVerifiedOnly,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query, body }) => {
    const board = await requireBoard(context, actor, verifiedOnly.setVerifiedOnly.right, query.board);
    const by = { madeBy: 'creator', accountId: actor.accountId } as const;
    return await setVerifiedOnly(context, board, body.verifiedOnly, by);
  },
);
