import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@upnext/contract/endpoint';
import { messages } from '@upnext/contract/language';
import type { FieldErrorKey } from '@upnext/contract/text';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { Refusal, type FieldProblem } from './refusal.ts';

export type Input<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> };

/** Params, query and body as the contract has them; a Refusal that names every field that is wrong. */
export function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const problems: FieldProblem[] = [];
  const parsed = {
    params: parsePart(endpoint.params, request.params, problems),
    query: parsePart(endpoint.query, request.query, problems),
    body: parsePart(endpoint.body, request.body ?? {}, problems),
  };
  if (problems.length > 0) throw new Refusal('invalid_input', { fields: problems });
  return parsed as Input<E>;
}

function parsePart(shape: z.ZodMiniType | undefined, value: unknown, problems: FieldProblem[]): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    // The first thing wrong with a field is enough.
    if (problems.every((problem) => problem.path !== path)) problems.push({ path, key: keyOf(issue) });
  }
  return undefined;
}

/** Our own rules put the key of their sentence where zod has its message. */
function keyOf(issue: z.core.$ZodIssue): FieldErrorKey {
  if (issue.message in messages.en.fields) return issue.message as FieldErrorKey;
  return issue.code === 'invalid_type' && issue.input === undefined ? 'value.required' : 'value.invalid';
}
