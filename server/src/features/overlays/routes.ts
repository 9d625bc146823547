import * as overlays from '@upnext/contract/overlays';

import { route } from '../../route.ts';
import { requireBoard } from '../boards/require-right.ts';
import { anyone, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { readOwnOverlay, renewOverlay, revokeOverlay } from './change-overlay.ts';
import { readOverlay } from './read-overlay.ts';

export const getOwnOverlayRoute = route(
  overlays.getOwnOverlay,
  signedIn,
  unlimited,
  async ({ context, actor, query }) =>
    readOwnOverlay(context, await requireBoard(context, actor, overlays.getOwnOverlay.right, query.board)),
);

export const renewOverlayRoute = route(
  overlays.renewOverlay,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query }) =>
    renewOverlay(context, await requireBoard(context, actor, overlays.renewOverlay.right, query.board)),
);

export const revokeOverlayRoute = route(
  overlays.revokeOverlay,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query }) =>
    revokeOverlay(context, await requireBoard(context, actor, overlays.revokeOverlay.right, query.board)),
);

export const getOverlayRoute = route(overlays.getOverlay, anyone, unlimited, ({ context, params }) =>
  readOverlay(context, params.token),
);
