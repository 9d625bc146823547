import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import type { ErrorReply } from './error.ts';

export type PlainRequest = {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
};

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | readonly number[] | undefined>;
  body?: unknown;
};

/** Builds an endpoint's HTTP request from the input of a call. */
export function toRequest<E extends Endpoint>(endpoint: E, input: InputOf<E>): PlainRequest {
  const { params = {}, query = {}, body } = input as LooseInput;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return {
    method: endpoint.method,
    url: search.size > 0 ? `${path}?${search.toString()}` : path,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** An error response. Its message is 'status: text'. */
export class CallError extends Error {
  readonly status: number;
  readonly reply: ErrorReply;

  constructor(status: number, reply: ErrorReply) {
    super(`${status}: ${reply.message}`);
    this.status = status;
    this.reply = reply;
  }
}

/** Parses an endpoint's response: returns the reply or throws a CallError. */
export function readReply<E extends Endpoint>(endpoint: E, status: number, text: string): ReplyOf<E> {
  if (status === endpoint.status) return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<E>;
  throw new CallError(status, readError(status, text));
}

function readError(status: number, text: string): ErrorReply {
  try {
    const reply: unknown = JSON.parse(text);
    if (isErrorReply(reply)) return reply;
  } catch {
    // The response is not an API error, but a proxy's HTML page or a truncated response. Its text isn't for users.
  }
  return { code: status === 401 ? 'not_signed_in' : status >= 500 ? 'internal' : 'bad_request', message: '' };
}

/** Validated by hand, because zod would add 12 KB to the page just for this check. */
function isErrorReply(value: unknown): value is ErrorReply {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, fields = [] } = value as Partial<Record<keyof ErrorReply, unknown>>;
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(fields);
}
