import type { FastifyInstance } from 'fastify';

import { createHistogram, secondBounds, type Histogram } from './histogram.ts';
import type { MetricSource } from './metric.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isStream?: boolean;
  }
}

/** 503 is apart from the other 5xx: being told to come again is the program at work, the others are faults. */
const statusNames = ['1xx', '2xx', '3xx', '4xx', '5xx', '503'];
const turnedAway = 5;

type RouteMeter = { method: string; route: string; counts: Float64Array; seconds: Histogram };

type RequestMeters = {
  read: MetricSource;
  /** What was answered without the framework, in the place of the route that would have. */
  count: (route: string, statusCode: number, tookMs: number) => void;
};

/**
 * Counts what every route answers and how long it took. Each route has its own numbers, bound when it is registered: a
 * request looks nothing up and makes nothing. Must be called before the routes are.
 */
export function meterRequests(app: FastifyInstance): RequestMeters {
  const meters = new Map<string, RouteMeter>();

  app.addHook('onRoute', (options) => {
    const method = String(options.method);
    const route = nameOf(options.url);
    const name = `${method} ${route}`;
    const meter = meters.get(name) ?? { method, route, counts: new Float64Array(6), seconds: newSeconds() };
    meters.set(name, meter);
    const { isStream = false } = options.config ?? {};
    const others = [options.onResponse ?? []].flat();
    options.onResponse = [
      ...others,
      (request, reply, done) => {
        // What a page asks of this process itself is no request of somebody's.
        if (!('isLightMyRequest' in request.raw)) {
          countStatus(meter, reply.statusCode);
          // How long somebody watched is not how long they waited.
          if (!isStream) meter.seconds.observe(reply.elapsedTime / 1_000);
        }
        done();
      },
    ];
  });

  const read: MetricSource = () => {
    const asked = [...meters.values()].filter(({ counts }) => counts.some((count) => count > 0));
    return [
      {
        name: 'upnext_requests_total',
        help: 'Answers by route and class of status; 503 is no 5xx here',
        type: 'counter',
        samples: asked.flatMap(({ method, route, counts }) =>
          // Also those that are still 0: a rate needs to have seen what it grew from.
          statusNames.slice(1).map((status, place) => ({
            labels: { method, route, status },
            value: counts[place + 1] ?? 0,
          })),
        ),
      },
      {
        name: 'upnext_request_seconds',
        help: 'From the head of a request to the end of its answer; of kept answers until they are handed over',
        type: 'histogram',
        samples: asked.map(({ method, route, seconds }) => ({ labels: { method, route }, value: seconds })),
      },
    ];
  };
  return {
    read,
    count(route, statusCode, tookMs) {
      const meter = meters.get(`GET ${route}`);
      if (!meter) return;
      countStatus(meter, statusCode);
      meter.seconds.observe(tookMs / 1_000);
    },
  };
}

function countStatus({ counts }: RouteMeter, statusCode: number): void {
  const place = statusCode === 503 ? turnedAway : Math.floor(statusCode / 100) - 1;
  counts[place] = (counts[place] ?? 0) + 1;
}

const newSeconds = (): Histogram => createHistogram(secondBounds);

/** Every built file is a route of its own; together they are one. */
function nameOf(url: string): string {
  return /^\/(?!api\/|share\/|sitemap|readyz$|healthz$).*\.\w+$/.test(url) ? 'files' : url;
}
