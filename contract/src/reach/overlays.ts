import * as z from 'zod/mini';

import { BoardChoice } from '../boards/board-address.ts';
import { BoardPage } from '../boards/boards.ts';
import { ShareToken, TokenParams } from '../boards/share-links.ts';
import { endpoint, Nothing } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';

/** A board's overlay URL. Anyone who has the URL can show the chart on a stream until the URL is renewed or revoked. */
export const Overlay = z.object({ token: ShareToken, url: z.string(), createdAt: Timestamp });
export type Overlay = z.infer<typeof Overlay>;

export const getOwnOverlay = endpoint({
  method: 'GET',
  path: '/api/overlay',
  summary: 'Get the overlay of your board, if it has one',
  right: 'own',
  query: BoardChoice,
  status: 200,
  reply: z.object({ overlay: z.nullable(Overlay) }),
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const renewOverlay = endpoint({
  method: 'POST',
  path: '/api/overlay',
  summary: 'Create the overlay or replace its address. The old address stops working at once',
  right: 'own',
  query: BoardChoice,
  status: 201,
  reply: Overlay,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'],
});

export const revokeOverlay = endpoint({
  method: 'DELETE',
  path: '/api/overlay',
  summary: 'Turn off the overlay. Succeeds if there is none',
  right: 'own',
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'],
});

export const getOverlay = endpoint({
  method: 'GET',
  path: '/api/overlays/:token',
  summary: 'Get the board of an overlay',
  params: TokenParams,
  status: 200,
  reply: BoardPage,
  errors: ['invalid_input', 'board_not_found'],
});
