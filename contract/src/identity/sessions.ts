import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';

/** A logged-in device. `id` is not the session token and grants no access. */
export const Session = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: Timestamp,
  /** Updated at most once an hour. */
  lastUsedAt: Timestamp,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'List the sessions of the account, most recently used first',
  status: 200,
  reply: z.array(Session),
  errors: ['not_signed_in'],
});

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End one session of the account',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'value.invalid' })) }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'session_not_found', 'too_many_requests'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'End every session of the account except this one',
  status: 204,
  reply: Nothing,
  errors: ['not_signed_in', 'cross_site', 'too_many_requests'],
});
