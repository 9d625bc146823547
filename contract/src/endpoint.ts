import * as z from 'zod/mini';

import type { BoardRight } from './board-rights.ts';
import { ErrorReply, errorStatus, type ErrorCode } from './error.ts';

type Shape = z.ZodMiniType;

/** One endpoint between browser and server. Paths are written as Fastify and the spec write them: `/api/ideas/:id`. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  /** Of whoever calls, on the board that the call is about. */
  right?: BoardRight;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  status: 200 | 201 | 204;
  reply: Shape;
  errors: readonly ErrorCode[];
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** The reply of a call that has nothing to say. */
export const Nothing = z.undefined();

type Read<S> = S extends Shape ? z.output<S> : undefined;
type Written<S> = S extends Shape ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Read<E['params']>;
export type QueryOf<E extends Endpoint> = Read<E['query']>;
export type BodyOf<E extends Endpoint> = Read<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a caller hands in; parts that the endpoint does not have can be left out. */
export type InputOf<E extends Endpoint> = (E['params'] extends Shape ? { params: Written<E['params']> } : unknown) &
  (E['query'] extends Shape ? { query?: Written<E['query']> } : unknown) &
  (E['body'] extends Shape ? { body: Written<E['body']> } : unknown);

/** Every call can also end in these; endpoints list only what is their own. */
const everyCall: readonly ErrorCode[] = ['internal', 'busy'];

/** So can every call that asks for a right: no such board or none of one's own, or a role that has not got it. */
const everyRight: readonly ErrorCode[] = ['board_not_found', 'role_not_enough'];

/** status → shape, as Fastify and OpenAPI want it. */
export function repliesOf({ status, reply, errors, right }: Endpoint): Record<number, Shape> {
  const replies: Record<number, Shape> = { [status]: reply };
  for (const code of [...errors, ...(right ? everyRight : []), ...everyCall]) replies[errorStatus[code]] = ErrorReply;
  return replies;
}
