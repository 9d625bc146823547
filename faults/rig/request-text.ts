import type { Endpoint, InputOf } from '@upnext/contract/endpoint';
import { toRequest } from '@upnext/contract/request';

/** Returns the raw HTTP request for an API call. */
export function requestText<E extends Endpoint>(endpoint: E, input: InputOf<E>, host: string, token?: string): string {
  const { method, url, headers, body = '' } = toRequest(endpoint, input);
  const all = {
    host,
    ...headers,
    ...(token && { cookie: `session=${token}` }),
    ...(method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
