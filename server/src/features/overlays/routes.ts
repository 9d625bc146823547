import * as overlays from '@upnext/contract/overlays';

import { route } from '../../route.ts';
import { anyone, creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { readOwnOverlay, renewOverlay, revokeOverlay } from './change-overlay.ts';
import { readOverlay } from './read-overlay.ts';

export const getOwnOverlayRoute = route(overlays.getOwnOverlay, creator, unlimited, ({ context, actor }) =>
  readOwnOverlay(context, actor),
);

export const renewOverlayRoute = route(
  overlays.renewOverlay,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor }) => renewOverlay(context, actor),
);

export const revokeOverlayRoute = route(
  overlays.revokeOverlay,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor }) => revokeOverlay(context, actor),
);

export const getOverlayRoute = route(overlays.getOverlay, anyone, unlimited, ({ context, params }) =>
  readOverlay(context, params.token),
);
