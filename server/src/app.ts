import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';

import { servePictures } from './boards/pictures/serve-pictures.ts';
import { serveSitemap } from './boards/sitemap/routes.ts';
import type { Context } from './context.ts';
import { redirectFormerUsername } from './identity/account-settings/forward-username.ts';
import { meterHttp } from './metrics.ts';
import { serveUnsubscribe } from './notifications/routes.ts';
import { compression } from './platform/http/compression.ts';
import { EventLoopDelayed, handleError } from './platform/http/error-handler.ts';
import { serveHealth } from './platform/http/health.ts';
import { describeApi, serveDocs } from './platform/http/openapi.ts';
import { readJsonOnly } from './platform/http/read-json.ts';
import { Refusal } from './platform/http/refusal.ts';
import { dataHeaders } from './platform/http/safe-headers.ts';
import { meterRequests } from './platform/metrics/meter-requests.ts';
import { checkDurability } from './platform/postgres/check-durability.ts';
import { splitUrl } from './platform/postgres/find-primary.ts';
import { isTraced, traceRequests } from './platform/traces.ts';
import { serveBranding } from './reach/branding/routes.ts';
import { createShareImages } from './reach/share-images/render-share-image.ts';
import { serveShareImages } from './reach/share-images/routes.ts';
import { serveEmbeds } from './reach/widgets/embed-routes.ts';
import { serveOverlayStream } from './reach/widgets/routes.ts';
import { cachedRoutes, hotRoutes, routes, uploadRoutes } from './routes.ts';
import { serveLive } from './voting/live/routes.ts';

type BuiltApp = { app: FastifyInstance; drain: () => void };

/** Builds the HTTP server. The caller (main.ts or a test) makes it listen. */
export async function buildApp(context: Context, registry = new Registry()): Promise<BuiltApp> {
  const { config } = context;
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    // In development Vite starts inside a plugin; on a busy machine that takes longer than the default of 10 s.
    pluginTimeout: 120_000,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    // A client could choose the id in a header, and so confuse or flood the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: handleError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  let draining = false;
  meterRequests(app, registry);
  meterHttp(registry, context);
  const isTold = ['debug', 'trace'].includes(context.log.level);
  if (isTraced()) traceRequests(app);
  if (isTold) {
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      request.log.debug(
        { method: request.method, url: request.routeOptions.url, statusCode, elapsedTime },
        'request completed',
      );
    });
  }

  readJsonOnly(app);
  app.setErrorHandler(redirectFormerUsername(context));
  app.setNotFoundHandler((request, reply) => handleError(new Refusal('not_found'), request, reply));
  // `route` parses the input. Replies are type-checked, so only tests validate them at run time.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(config.test ? serializerCompiler : () => JSON.stringify);

  await describeApi(app, config.origin);
  const addresses = splitUrl(config.databaseUrl).length;
  serveHealth(app, { draining: () => draining, look: () => checkDurability(context.pool, addresses) });

  await app.register(async (hot) => {
    // Avoids async hooks and a child logger per request, because each would take as long as routing.
    if (!isTold) hot.setChildLoggerFactory((logger) => logger);
    hot.addHook('onSend', (_request, reply, payload, done) => {
      reply.headers(dataHeaders);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    for (const route of Object.values(hotRoutes)) route.mount(hot, context);
  });
  serveLive(app, context);
  serveOverlayStream(app, context);
  app.addHook('preClose', () => context.liveBoards.closeAll());

  // The mean delay of the last window decides. A single stall that fills its window must not reject requests, so the
  // window is longer than a stall usually takes.
  const delayWindowMs = 2_000;
  // The start itself blocks the event loop, and can affect two windows.
  let listensSince = Infinity;
  app.addHook('onListen', async () => {
    listensSince = performance.now();
  });
  const pressureHandler = async (): Promise<void> => {
    if (performance.now() - listensSince > 2 * delayWindowMs) throw new EventLoopDelayed('The event loop is delayed');
  };

  await app.register(async (api) => {
    await api.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: config.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    });
    await api.register(compress, compression);
    // Responses must not be cached unless the route sets Cache-Control.
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    for (const route of Object.values(cachedRoutes)) route.mount(api, context);
    await api.register(async (guarded) => {
      await guarded.register(underPressure, {
        maxEventLoopDelay: 1_000,
        sampleInterval: delayWindowMs,
        exposeStatusRoute: false,
        pressureHandler,
      });
      for (const route of Object.values(routes)) route.mount(guarded, context);
      await guarded.register(async (uploads) => {
        // Passes the stream on, so that no file is read before the session and the rights are checked.
        const type = /^image\/(jpeg|png|webp|avif|gif)$/;
        uploads.addContentTypeParser(type, (_request, body, done) => done(null, body));
        for (const route of Object.values(uploadRoutes)) route.mount(uploads, context);
      });
    });
  });

  // Sets the security headers of all other responses: images, sitemaps, health checks and 404s. Pages and static files
  // set their own policy.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(dataHeaders);
  });
  serveEmbeds(app, context);
  serveBranding(app, config);
  servePictures(app, context);
  serveSitemap(app, context);
  serveUnsubscribe(app, context);
  serveShareImages(app, createShareImages(context));
  await app.register(serveDocs);
  return {
    app,
    drain: () => {
      draining = true;
      // Turns off keep-alive, so that clients don't send a request on a connection that is about to close.
      app.server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
    },
  };
}
