import * as z from 'zod/mini';

import { Position } from '../boards/ideas.ts';
import { Id } from '../fields.ts';

/**
 * A board's live updates as server-sent events: `GET /api/creators/:username/live?since=<version>`,
 * `/api/public/:token/live` and `/api/overlays/:token/live`. The id of an event is the board's version. A message
 * contains the rows of the chart's first page that changed since the client's version. `reload` means that ideas,
 * the board's open round, its settings or its creator's profile changed, so the client must load the page again.
 * Clients that show further pages reload those themselves.
 *
 * The event `gone` is the last one. It means that the board or its share link no longer exists. The event `again`
 * announces that the server is about to close the stream, after which the client reconnects. The event `heartbeat` is
 * sent every 20 seconds: a client that hears nothing for 30 seconds has lost the connection.
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
