import { AsyncLocalStorage } from 'node:async_hooks';

import { context, ROOT_CONTEXT, trace, type Context, type Link, type Span } from '@opentelemetry/api';

export type RecordedSpan = {
  name: string;
  spanId: string;
  parentId: string | undefined;
  links: Link[];
  ended: boolean;
};

/** Records the spans that an exporter would receive. Must be called before the first tracer is requested. */
export function recordSpans(): RecordedSpan[] {
  const recorded: RecordedSpan[] = [];
  const store = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => store.getStore() ?? ROOT_CONTEXT,
    with: (given, work, self, ...args) => store.run(given, () => work.apply(self, args)),
    bind: (_given, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });

  const start = (
    name: string,
    { links = [], root = false }: { links?: Link[]; root?: boolean },
    given: Context,
  ): Span => {
    const parent = root ? undefined : trace.getSpanContext(given);
    const spanContext = {
      traceId: parent?.traceId ?? String(recorded.length + 1).padStart(32, '0'),
      spanId: String(recorded.length + 1).padStart(16, '0'),
      traceFlags: 1,
    };
    const one: RecordedSpan = { name, spanId: spanContext.spanId, parentId: parent?.spanId, links, ended: false };
    recorded.push(one);
    return Object.assign(trace.wrapSpanContext(spanContext), {
      isRecording: () => true,
      end: () => {
        one.ended = true;
      },
    });
  };
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan: (name, options = {}, given = context.active()) => start(name, options, given),
      startActiveSpan(name: string, ...rest: unknown[]) {
        const work = rest.at(-1) as (span: Span) => never;
        const span = start(name, rest.length > 1 ? (rest[0] as object) : {}, context.active());
        return context.with(trace.setSpan(context.active(), span), work, undefined, span);
      },
    }),
  });
  return recorded;
}
