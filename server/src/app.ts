import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import type { Context } from './context.ts';
import { serveEmbeds } from './features/embeds/routes.ts';
import { liveBoards } from './features/live/live-boards.ts';
import { serveLive } from './features/live/routes.ts';
import { handleMissingName } from './features/my-account/forward-username.ts';
import { serveUnsubscribe } from './features/notices/routes.ts';
import { createShareImages } from './features/share-images/render-share-image.ts';
import { serveShareImages } from './features/share-images/routes.ts';
import { serveSitemap } from './features/sitemap/routes.ts';
import { visitCounter } from './features/visits/count-visit.ts';
import { httpMetrics } from './metrics.ts';
import { handleError } from './platform/http/error-handler.ts';
import { serveHealth } from './platform/http/health.ts';
import { describeApi, serveDocs } from './platform/http/openapi.ts';
import { readJsonOnly } from './platform/http/read-json.ts';
import { Refusal } from './platform/http/refusal.ts';
import { dataHeaders } from './platform/http/safe-headers.ts';
import { meterRequests } from './platform/metrics/meter-requests.ts';
import type { MetricSource } from './platform/metrics/metric.ts';
import { checkDurability } from './platform/postgres/check-durability.ts';
import { splitUrl } from './platform/postgres/find-primary.ts';
import { isTraced, traceRequests } from './platform/traces.ts';
import { hotRoutes, routes } from './routes.ts';

type BuiltApp = { app: FastifyInstance; drain: () => void; metrics: MetricSource[] };

/** Builds the HTTP server; main.ts makes it listen, tests too. */
export async function buildApp(context: Context): Promise<BuiltApp> {
  const { config } = context;
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    // nginx gives every request a name: the same in its log and in ours.
    requestIdHeader: config.trustedProxies.length > 0 ? 'x-request-id' : false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: handleError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  let draining = false;
  const requests = meterRequests(app);
  const isTold = ['debug', 'trace'].includes(context.log.level);
  if (isTraced()) traceRequests(app);
  else if (!isTold) context.quickAnswers.serveFirst(app.server, requests.count);
  if (isTold) {
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      request.log.debug({ method: request.method, url: request.routeOptions.url, statusCode, elapsedTime }, 'answered');
    });
  }

  readJsonOnly(app);
  app.setErrorHandler(handleMissingName(context));
  app.setNotFoundHandler((request, reply) => handleError(new Refusal('not_found'), request, reply));
  // Input is parsed in the route's own chain. Replies are typed, so only tests pay for checking them at run time.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(config.test ? serializerCompiler : () => JSON.stringify);

  await describeApi(app, config.origin);
  const addresses = splitUrl(config.databaseUrl).length;
  serveHealth(app, { draining: () => draining, look: () => checkDurability(context.pool, addresses) });

  await app.register(async (hot) => {
    // A logger for every request and a promise for every hook: each costs as much as finding the route.
    if (!isTold) hot.setChildLoggerFactory((logger) => logger);
    hot.addHook('onSend', (_request, reply, payload, done) => {
      reply.headers(dataHeaders);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    for (const route of Object.values(hotRoutes)) route.mount(hot, context);
  });
  serveLive(app, context);
  app.addHook('preClose', () => liveBoards(context).closeAll());
  app.addHook('onClose', () => visitCounter(context).flush());

  await app.register(async (api) => {
    await api.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: config.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    });
    await api.register(underPressure, { maxEventLoopDelay: 1_000, retryAfter: 2, exposeStatusRoute: false });
    await api.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
    // Whatever depends on who asks is kept by nobody; a route that may be kept says so itself.
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    for (const route of Object.values(routes)) route.mount(api, context);
  });

  // Whatever is left: pictures, sitemaps, health, and what was not found. Pages and files bring a policy of their own.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(dataHeaders);
  });
  serveEmbeds(app, context);
  serveSitemap(app, context);
  serveUnsubscribe(app, context);
  serveShareImages(app, createShareImages(context));
  await app.register(serveDocs);
  return {
    app,
    metrics: [requests.read, ...httpMetrics(context)],
    drain: () => {
      draining = true;
      // Whoever keeps a connection for later would send something into it the moment it is closed.
      app.server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
    },
  };
}
