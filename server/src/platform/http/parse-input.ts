import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@upnext/contract/endpoint';
import { messages } from '@upnext/contract/language';
import type { FieldErrorKey } from '@upnext/contract/text';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { Refusal, type FieldProblem } from './refusal.ts';

export type Input<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> };

/** Parses params, query and body with the contract's schemas. Throws a Refusal that lists every invalid field. */
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
    // Reports only the first problem of each field.
    if (problems.every((problem) => problem.path !== path)) problems.push({ path, key: keyOf(issue) });
  }
  return undefined;
}

/** The contract's rules use the key of their error message as the zod message. */
function keyOf(issue: z.core.$ZodIssue): FieldErrorKey {
  if (issue.message in messages.en.fields) return issue.message as FieldErrorKey;
  return issue.code === 'invalid_type' && issue.input === undefined ? 'value.required' : 'value.invalid';
}
