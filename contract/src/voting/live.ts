import * as z from 'zod/mini';

import { Position } from '../boards/ideas.ts';
import { Id } from '../fields.ts';

/**
 * A board while it moves, as server-sent events: `GET /api/creators/:username/live?since=<version>` and
 * `/api/public/:token/live` or `/api/overlays/:token/live`. Each event's id is the board's version. It says what changed since the version that the
 * page shows; `reload` when ideas came, went or were rewritten, so that the page must be read again. It is about the
 * first page of the chart: whoever shows ideas behind it reads those again. An event `gone` is the last one: the board or
 * its share link is no longer there. After an event `again` the server ends on purpose: the page soon comes back.
 */
export const LiveMessage = z.object({
  version: z.int(),
  totalVotes: z.int(),
  rows: z.array(z.object({ id: Id, votes: z.int(), position: Position })),
  reload: z.boolean(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;

export const LiveQuery = z.object({
  since: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'value.invalid' }))),
});
