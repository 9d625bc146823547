import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import { readReply, toRequest, type PlainRequest } from '@upnext/contract/request';

/** Calls the API: with fetch in the browser, or in process in a server-side loader. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

export type Answer = { status: number; text: string };

export function callThrough(send: (request: PlainRequest) => Promise<Answer>): Call {
  return async (endpoint, input) => {
    const { status, text } = await send(toRequest(endpoint, input));
    return readReply(endpoint, status, text);
  };
}
