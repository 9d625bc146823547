import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

import { secondBuckets } from './second-buckets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isStream?: boolean;
  }
}

/** 503 is counted separately from the other 5xx: a 503 sheds load on purpose, while the others are errors. */
const statusNames = ['2xx', '3xx', '4xx', '5xx', '503'];

type RouteCounts = { method: string; route: string; byStatus: Record<string, number> };

/**
 * Counts each route's responses and measures how long they took. Each route has its own counters and its own child of
 * the histogram, which are bound when the route is registered. Must be called before the routes are registered.
 */
export function meterRequests(app: FastifyInstance, registry: Registry): void {
  const routes = new Map<string, RouteCounts>();
  registry.registerMetric(
    new Counter({
      name: 'upnext_requests_total',
      help: 'Responses by route and status class; 503 is not part of 5xx',
      labelNames: ['method', 'route', 'status'],
      registers: [],
      collect() {
        this.reset();
        for (const { method, route, byStatus } of routes.values()) {
          if (Object.keys(byStatus).length === 0) continue;
          // Zeros are exported too, because `rate()` needs a sample from before the first increase.
          for (const status of statusNames) this.inc({ method, route, status }, byStatus[status] ?? 0);
        }
      },
    }),
  );
  const seconds = new Histogram({
    name: 'upnext_request_seconds',
    help: 'Time from the request headers to the end of the response',
    labelNames: ['method', 'route'],
    buckets: secondBuckets,
    registers: [registry],
  });

  app.addHook('onRoute', (options) => {
    const method = String(options.method);
    const route = nameOf(options.url);
    const name = `${method} ${route}`;
    const counts = routes.get(name) ?? { method, route, byStatus: {} };
    routes.set(name, counts);
    const duration = seconds.labels(method, route);
    const { isStream = false } = options.config ?? {};
    options.onResponse = [
      ...[options.onResponse ?? []].flat(),
      (request, reply, done) => {
        // Requests that the renderer makes inside the process are not counted.
        if (!('isLightMyRequest' in request.raw)) {
          const status = statusName(reply.statusCode);
          counts.byStatus[status] = (counts.byStatus[status] ?? 0) + 1;
          // A stream's duration is not a response time.
          if (!isStream) duration.observe(reply.elapsedTime / 1_000);
        }
        done();
      },
    ];
  });
}

function statusName(statusCode: number): string {
  return statusCode === 503 ? '503' : `${Math.floor(statusCode / 100)}xx`;
}

/** Every static file has its own route, so all of them are counted under one name. */
function nameOf(url: string): string {
  return /^\/(?!api\/|share\/|sitemap|readyz$|healthz$).*\.\w+$/.test(url) ? 'files' : url;
}
