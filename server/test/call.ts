import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import type { ErrorReply } from '@upnext/contract/error';
import { toRequest } from '@upnext/contract/request';
import { inject } from 'vitest';

/** A response with a `body` on success and an `error` on failure. */
type Answer<E extends Endpoint> = {
  status: number;
  headers: Headers;
  body: ReplyOf<E>;
  error: ErrorReply;
};

export type Caller = {
  call: <E extends Endpoint>(endpoint: E, ...input: Arguments<E>) => Promise<Answer<E>>;
};

/** `file` is the body of an upload. */
type Extra = { headers?: Record<string, string>; file?: Uint8Array<ArrayBuffer> };
type Arguments<E extends Endpoint> = object extends InputOf<E> ? [(InputOf<E> & Extra)?] : [InputOf<E> & Extra];

const nameOf = new Map<Endpoint, string>(Object.entries(api).map(([name, endpoint]) => [endpoint, name]));

/**
 * Calls endpoints over real HTTP and records the responses, so that the test run can check them against the contract.
 */
export function createCaller(origin: string, cookie?: string): Caller {
  return {
    async call(endpoint, ...[input]) {
      const { headers: extra, file, ...rest } = (input ?? {}) as Extra;
      const { method, url, headers, body = file } = toRequest(endpoint, rest as InputOf<typeof endpoint>);
      const response = await fetch(origin + url, {
        method,
        headers: { ...headers, ...(file && { 'content-type': 'image/png' }), ...(cookie ? { cookie } : {}), ...extra },
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const parsed: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text;
      const code = response.status >= 400 ? ` ${(parsed as ErrorReply).code}` : '';
      appendFileSync(inject('repliesFile'), `${nameOf.get(endpoint)} ${response.status}${code}\n`);
      return { status: response.status, headers: response.headers, body: parsed as never, error: parsed as ErrorReply };
    },
  };
}

/** Retries while the server returns 503 busy, which happens under load on a busy machine. */
export async function persist<A extends { status: number; error: ErrorReply }>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 || answer.error.code !== 'busy') return answer;
    await setTimeout(200);
  }
}
