import * as overlays from '@upnext/contract/reach/overlays';
import type { FastifyInstance } from 'fastify';

import { requireBoard } from '../../boards/boards/require-right.ts';
import type { Context } from '../../context.ts';
import { anyone, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { streamByToken, streamOptions } from '../../voting/live/stream-board.ts';
import { readOwnOverlay, renewOverlay, revokeOverlay } from './change-overlay.ts';
import { findOverlay } from './find-overlay.ts';
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

export function serveOverlayStream(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { token: string } }>('/api/overlays/:token/live', streamOptions, (request, reply) =>
    streamByToken(context, request, reply, findOverlay),
  );
}
