import * as z from 'zod/mini';

import { BoardParams } from '../boards/board-address.ts';
import { ShareToken } from '../boards/share-links.ts';
import { endpoint, Nothing } from '../endpoint.ts';

export const Visit = z.object({
  /** The referring page's host, or an empty string if there is no referrer. */
  host: z.string().check(z.maxLength(253, { error: 'value.too_long' })),
  /** Set if the board was opened through a share link. */
  token: z.optional(ShareToken),
});
export type Visit = z.infer<typeof Visit>;

export const countVisit = endpoint({
  method: 'POST',
  path: '/api/creators/:username/visits',
  summary: 'Count a visit by its source. Visitors who send Sec-GPC or DNT aren’t counted',
  params: BoardParams,
  body: Visit,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site'],
});
