import { BoardParams } from '@upnext/contract/boards/board-address';
import { PathId } from '@upnext/contract/fields';
import { Language } from '@upnext/contract/language';
import { RoundParams } from '@upnext/contract/voting/round-fields';
import { Week } from '@upnext/contract/voting/weekly-charts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import type { ShareImages } from './render-share-image.ts';
import type { ShareFormat } from './share-formats.ts';

const WantedWeek = z.extend(BoardParams, { week: Week });
const WantedIdea = z.extend(BoardParams, { id: PathId });
const Query = z.object({ lang: z.optional(Language), v: z.optional(z.string()) });

/**
 * Serves /share/:username.png and the images of ideas, weeks and rounds for link previews, and square.png and story.png for
 * manual posts.
 */
export function serveShareImages(app: FastifyInstance, images: ShareImages): void {
  const formats: [string, ShareFormat][] = [
    ['/share/:username.png', 'wide'],
    ['/share/:username/square.png', 'square'],
    ['/share/:username/story.png', 'story'],
  ];
  for (const [url, format] of formats) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const { params, query, language } = parse(request, BoardParams);
      const image = await images.render(params.username, format, language);
      return await reply.headers(pictureHeaders(lifetimeOf(image, query))).send(image.png);
    });
  }

  const ideaFormats: [string, ShareFormat][] = [
    ['/share/:username/idea/:id.png', 'wide'],
    ['/share/:username/idea/:id/story.png', 'story'],
  ];
  for (const [url, format] of ideaFormats) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const { params, query, language } = parse(request, WantedIdea);
      const image = await images.renderIdea(params.username, params.id, format, language);
      return await reply.headers(pictureHeaders(lifetimeOf(image, query))).send(image.png);
    });
  }

  app.get('/share/:username/week/:week.png', { schema: { hide: true } }, async (request, reply) => {
    const { params, language } = parse(request, WantedWeek);
    const { png, isCurrent } = await images.renderWeek(params.username, params.week, language);
    const lifetime = isCurrent ? 'max-age=3600, s-maxage=60' : previousLifetime;
    return await reply.headers(pictureHeaders(lifetime)).send(png);
  });

  app.get('/share/:username/rounds/:number.png', { schema: { hide: true } }, async (request, reply) => {
    const { params, language } = parse(request, RoundParams);
    const { png, isCurrent } = await images.renderRound(params.username, params.number, language);
    return await reply.headers(pictureHeaders(isCurrent ? 'max-age=60' : previousLifetime)).send(png);
  });
}

function parse<Params>(request: FastifyRequest, schema: z.ZodMiniType<Params>) {
  const params = schema.safeParse(request.params);
  const query = Query.safeParse(request.query);
  if (!params.success || !query.success) throw new Refusal('not_found');
  return { params: params.data, query: query.data, language: query.data.lang ?? languageOf(request) };
}

/** A URL with the current version and a language always returns the same image. */
function lifetimeOf(image: { version: number; isCurrent: boolean }, { v, lang }: z.infer<typeof Query>): string {
  if (!image.isCurrent) return previousLifetime;
  const isExact = v === String(image.version) && lang !== undefined;
  return isExact ? 'max-age=31536000, s-maxage=60, immutable' : 'max-age=60';
}

/** The next request probably gets the image that is being drawn. */
const previousLifetime = 'max-age=1';

/** `s-maxage` is short, so that proxies don't serve the images of a suspended board for longer than a minute. */
const pictureHeaders = (lifetime: string) => ({
  'content-type': 'image/png',
  'cache-control': `public, ${lifetime}`,
  vary: 'accept-language, cookie',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  // If an image is opened directly, the browser shows it in a page that it generates with its own styles, so the policy
  // must allow those styles.
  'content-security-policy': "frame-ancestors 'none'",
});
