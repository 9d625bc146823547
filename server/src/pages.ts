import path from 'node:path';
import { pathToFileURL } from 'node:url';

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import serveFolder from '@fastify/static';
import type { PlainRequest } from '@upnext/contract/request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { busyPage, busyPolicy } from './busy-page.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { headersOf, isEmbed } from './page-headers.ts';
import { createPageStore, publicPage, UncacheablePage, type PageRequest } from './page-store.ts';
import { compression } from './platform/http/compression.ts';
import { ownAddress } from './platform/http/own-address.ts';
import { Refusal } from './platform/http/refusal.ts';
import { languageCookie } from './platform/http/request-facts.ts';
import { pageHeaders } from './platform/http/safe-headers.ts';
import { sendCached } from './platform/http/send-cached.ts';
import { hasWritten } from './platform/http/wrote-cookie.ts';
import { isTransientFailure } from './platform/postgres/read-failure.ts';

type Ask = (request: PlainRequest, as: 'anyone' | 'viewer') => Promise<{ status: number; text: string }>;
type RenderedPage = { status: number; headers: Headers; body: string; isPersonal: boolean; scriptSources: string[] };
/** The exports of web/app/render.ts. */
type Renderer = { renderPage: (request: Request, ask: Ask) => Promise<RenderedPage> };

const webFolder = path.join(import.meta.dirname, '../../web');
const oneYearSeconds = 31_536_000;
const retryAfterHeader = { 'retry-after': '2' };

/** Renders the pages of web/ and serves their static files: from the build in production, through Vite in development. */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  await app.register(async (pages) => {
    await (config.production ? serveBuild(pages, context) : serveSources(pages, config));
  });
}

async function serveBuild(pages: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  await pages.register((files) => serveFiles(files, config));
  await pages.register(compress, compression);
  const { renderPage } = (await import(pathToFileURL(path.join(webFolder, 'build/server/index.js')).href)) as Renderer;
  const store = createPageStore({ context, render: renderForAll });
  pages.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isApi(request)) return reply.callNotFound();
    const wanted = publicPage(request.url, languageFor(request), request.headers['accept-language']);
    if (wanted) {
      try {
        return sendCached(request, reply, await store.get(wanted, hasWritten(request.headers.cookie)));
      } catch (error) {
        if (isTransientFailure(error)) {
          request.log.warn({ err: error }, 'page request rejected: busy');
          return await reply
            .status(503)
            .headers({ ...pageHeaders(config), 'content-security-policy': busyPolicy, 'cache-control': 'no-store' })
            .headers(retryAfterHeader)
            .type('text/html; charset=utf-8')
            .send(busyPage(wanted.language, config.siteName));
        }
        if (!(error instanceof UncacheablePage || error instanceof Refusal)) {
          reply.headers(pageHeaders(config));
          throw error;
        }
      }
    }
    const page = await renderForOne(renderPage, pages, request, config);
    // Proxies must cache redirects and 404s of public pages too; otherwise they'd keep serving the old page. Browsers
    // would keep a permanent redirect without max-age forever, but renames and merges can be undone.
    const isGone = wanted && wanted.token === undefined && !page.isPersonal && page.status >= 300 && page.status < 500;
    const lifetime = page.status < 400 ? 'public, max-age=60, s-maxage=1' : 'public, s-maxage=1';
    return await reply
      .status(page.status)
      .headers(headersOf(page, pathOf(request), config))
      .headers(isGone ? { 'cache-control': lifetime } : {})
      .headers(page.status === 503 ? retryAfterHeader : {})
      .send(page.body);
  });

  /** Renders a page that all visitors share: it depends on path, query and language, never on the requester. */
  async function renderForAll({ path: pathname, search, language, token }: PageRequest) {
    const request = new Request(new URL(pathname + search, config.origin), {
      headers: { cookie: `language=${language}` },
    });
    const page = await renderPage(request, askInProcess(pages, undefined));
    const headers = {
      ...headersOf(page, pathname, config),
      // A share link can be deactivated, so its page is cached only in this process, which checks the link on every
      // request.
      'cache-control': token === undefined ? 'public, s-maxage=1, stale-while-revalidate=2' : 'private, no-store',
    };
    return { status: page.isPersonal ? 500 : page.status, headers, body: page.body };
  }
}

async function serveFiles(files: FastifyInstance, config: Config): Promise<void> {
  await files.register(helmet, {
    // A service worker is subject to the policy sent with its own file, which must let it fetch from this site.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.https ? { maxAge: oneYearSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  await files.register(serveFolder, {
    root: path.join(webFolder, 'build/client'),
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=3600');
    },
  });
}

async function serveSources(pages: FastifyInstance, config: Config): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    // Uses a separate cache, so that tests don't interfere with a running dev server.
    ...(config.test ? { cacheDir: 'node_modules/.vite-test' } : {}),
    server: { middlewareMode: true, hmr: { server: pages.server } },
  });
  pages.addHook('onClose', () => vite.close());
  pages.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (isApi(request)) return reply.callNotFound();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      answerFromSources(request, reply).catch((error: unknown) => {
        vite.ssrFixStacktrace(error as Error);
        request.log.error({ err: error }, 'page rendering failed');
        reply.raw.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).stack);
      });
    });
  });

  async function answerFromSources(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { renderPage } = (await vite.ssrLoadModule('/app/render.ts')) as Renderer;
    const page = await renderForOne(renderPage, pages, request, config);
    reply.raw.writeHead(page.status, headersOf(page, pathOf(request), config)).end(page.body);
  }
}

/** A page that fails because an API call returned 503 returns 503 as well, instead of 500. */
async function renderForOne(
  renderPage: Renderer['renderPage'],
  pages: FastifyInstance,
  request: FastifyRequest,
  config: Config,
): Promise<RenderedPage> {
  const ask = askInProcess(pages, request);
  let isBusy = false;
  const page = await renderPage(toWebRequest(request, config), async (plain, as) => {
    const answer = await ask(plain, as);
    isBusy ||= answer.status === 503;
    return answer;
  });
  return isBusy && page.status === 500 ? { ...page, status: 503 } : page;
}

function isApi(request: FastifyRequest): boolean {
  return /^\/api(\/|$)/.test(request.url);
}

function pathOf(request: FastifyRequest): string {
  return ownAddress(request.url, 'http://page').pathname;
}

/** The language cookie is ignored for embeds, because they are shown on other sites. */
function languageFor(request: FastifyRequest): string | undefined {
  return isEmbed(request.url) ? undefined : languageCookie(request.headers.cookie);
}

/** The renderer receives the visitor's language and nothing that identifies them. */
function toWebRequest(request: FastifyRequest, config: Config): Request {
  const language = languageFor(request);
  const headers = new Headers();
  if (language !== undefined) headers.set('cookie', `language=${language}`);
  const acceptLanguage = request.headers['accept-language'];
  if (acceptLanguage !== undefined) headers.set('accept-language', acceptLanguage);
  return new Request(ownAddress(request.url, config.origin), { headers });
}

/** Calls the API in process, without a network connection. Only calls made as the viewer carry the session cookie. */
function askInProcess(pages: FastifyInstance, request: FastifyRequest | undefined): Ask {
  return async ({ method, url, headers, body }, as) => {
    const cookies = request?.headers.cookie;
    const cookie = as === 'viewer' ? cookies : hasWritten(cookies) ? 'wrote=1' : undefined;
    const send = (address: string) =>
      pages.inject({
        method,
        url: address,
        headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
        ...(body === undefined ? {} : { payload: body }),
        ...(request ? { remoteAddress: request.ip } : {}),
      });
    let answer = await send(url);
    // Follows redirects as a browser would. There are at most two: a new username and the target of a merged idea.
    for (let hops = 0; hops < 2 && answer.statusCode === 308; hops++)
      answer = await send(answer.headers.location ?? url);
    return { status: answer.statusCode, text: answer.payload };
  };
}
