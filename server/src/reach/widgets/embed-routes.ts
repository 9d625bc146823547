import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { describeEmbed } from './describe-embed.ts';

const Size = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/)));
const Query = z.object({
  url: z.string().check(z.maxLength(500)),
  format: z.optional(z.string()),
  maxwidth: Size,
  maxheight: Size,
});

/** oEmbed (https://oembed.com): lets other sites embed a board when a user pastes its URL. */
export function serveEmbeds(app: FastifyInstance, context: Context): void {
  app.get('/oembed', { schema: { hide: true } }, async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) throw new Refusal('bad_request');
    const { url, format, maxwidth, maxheight } = query.data;
    // The oEmbed standard requires 501 for an unsupported format.
    if (format !== undefined && format !== 'json') return await reply.status(501).send();
    const maxWidth = maxwidth === undefined ? undefined : Number(maxwidth);
    const maxHeight = maxheight === undefined ? undefined : Number(maxheight);
    const answer = await describeEmbed(context, { url, maxWidth, maxHeight });
    return await reply.header('cache-control', 'public, max-age=3600').send(answer);
  });
}
