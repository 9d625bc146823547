import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { BoardChoice } from './board-address.ts';

export const BlockedFan = z.object({ id: Id, username: z.string(), blockedAt: Timestamp });
export type BlockedFan = z.infer<typeof BlockedFan>;

const errors = [
  'invalid_input',
  'not_signed_in',
  'cross_site',
  'creators_only',
  'fan_not_found',
  'too_many_requests',
] as const;

export const listBlockedFans = endpoint({
  method: 'GET',
  path: '/api/blocked-fans',
  summary: `List the fans who are blocked on your board, newest first, at most ${limits.blockedFansPerPage}`,
  right: 'review',
  query: BoardChoice,
  status: 200,
  reply: z.array(BlockedFan),
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const blockFan = endpoint({
  method: 'PUT',
  path: '/api/blocked-fans/:id',
  summary:
    'Block a fan from suggesting ideas, and delete their pending suggestions: on all boards for the owner, on one board for team members',
  right: 'review',
  params: IdParams,
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors,
});

export const unblockFan = endpoint({
  method: 'DELETE',
  path: '/api/blocked-fans/:id',
  summary: 'Unblock a fan. Team members can lift only the blocks of their board',
  right: 'review',
  params: IdParams,
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors,
});
