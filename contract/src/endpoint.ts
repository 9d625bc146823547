import * as z from 'zod/mini';

import type { BoardRight } from './board-rights.ts';
import { ErrorReply, errorStatus, type ErrorCode } from './error.ts';

type Shape = z.ZodMiniType;

/** The definition of one API endpoint. Paths use Fastify's syntax: `/api/ideas/:id`. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  /** The permission that the caller needs on the board that the request applies to. */
  right?: BoardRight;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  status: 200 | 201 | 202 | 204;
  reply: Shape;
  errors: readonly ErrorCode[];
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** The empty body of a 204 response. */
export const Nothing = z.undefined();

type Read<S> = S extends Shape ? z.output<S> : undefined;
type Written<S> = S extends Shape ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Read<E['params']>;
export type QueryOf<E extends Endpoint> = Read<E['query']>;
export type BodyOf<E extends Endpoint> = Read<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** A call's input, which has only the parts that the endpoint defines. */
export type InputOf<E extends Endpoint> = (E['params'] extends Shape ? { params: Written<E['params']> } : unknown) &
  (E['query'] extends Shape ? { query?: Written<E['query']> } : unknown) &
  (E['body'] extends Shape ? { body: Written<E['body']> } : unknown);

/** Errors that every endpoint can return. An endpoint's definition lists only its specific errors. */
const everyCall: readonly ErrorCode[] = ['internal', 'busy'];

/**
 * Errors that every endpoint with a `right` can also return: the first for an unknown board, the second for a role
 * without that permission.
 */
const everyRight: readonly ErrorCode[] = ['board_not_found', 'role_not_enough'];

/** Maps each status code to its response schema, as Fastify and OpenAPI expect. */
export function repliesOf({ status, reply, errors, right }: Endpoint): Record<number, Shape> {
  const replies: Record<number, Shape> = { [status]: reply };
  for (const code of [...errors, ...(right ? everyRight : []), ...everyCall]) replies[errorStatus[code]] = ErrorReply;
  return replies;
}
