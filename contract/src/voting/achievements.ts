import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';

/** What the achievements of an account count, since they were last reset. */
export const Activity = z.object({ votes: z.int(), suggestions: z.int(), resetAt: z.nullable(Timestamp) });
export type Activity = z.infer<typeof Activity>;

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/user/achievements',
  summary: 'Count the votes and suggestions for your achievements',
  /** `olderThan`, in milliseconds, leaves out what an open page counts by itself. */
  query: z.object({ olderThan: z.optional(z.string().check(z.regex(/^\d{1,10}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: Activity,
  errors: ['invalid_input', 'not_signed_in'],
});

export const resetAchievements = endpoint({
  method: 'DELETE',
  path: '/api/user/achievements',
  summary: 'Count votes and suggestions for your achievements from now on only. Votes still count on the charts',
  status: 204,
  reply: Nothing,
  errors: ['not_signed_in', 'cross_site', 'too_many_requests'],
});
