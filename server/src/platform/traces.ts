import { context, propagation, SpanKind, SpanStatusCode, trace, type Link, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Task, TaskList } from 'graphile-worker';

const tracer = trace.getTracer('upnext');

/**
 * Returns whether a tracer that records spans was loaded before this module (docs/operations.md). If not, no spans are
 * created.
 */
export function isTraced(): boolean {
  const probe = tracer.startSpan('upnext.start');
  probe.end();
  return probe.isRecording();
}

/** Starts a span for each request. The spans of the work done for the request become its children. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const { method, routeOptions, id } = request;
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? '',
      'upnext.request.id': id,
    };
    const span = tracer.startSpan(
      `${method} ${routeOptions.url ?? 'nowhere'}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** A link to the active span, for work that is done for many requests at once. */
export function activeLink(): Link | undefined {
  const span = trace.getActiveSpan();
  return span && { context: span.spanContext() };
}

/** Runs work for many requests in a root span that links to the requests' spans. */
export async function traceTogether<T>(name: string, links: Link[], work: () => Promise<T>): Promise<T> {
  return await tracer.startActiveSpan(
    name,
    { root: true, links, attributes: { 'upnext.batch.size': links.length } },
    (span) => endWith(span, work),
  );
}

export function traceJobs(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, tools) =>
        tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true }, (span) =>
          endWith(span, async () => await task?.(payload, tools)),
        ),
    ]),
  );
}

async function endWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.recordException(error as Error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
