import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { BoardParams } from './board-address.ts';

const params = BoardParams;

export const FollowedBoard = z.object({
  username: z.string(),
  displayName: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  /** Null for the main board. */
  slug: z.nullable(z.string()),
  name: z.nullable(z.string()),
});
export type FollowedBoard = z.infer<typeof FollowedBoard>;

export const listFollows = endpoint({
  method: 'GET',
  path: '/api/follows',
  summary: 'List the boards that you follow, the latest first',
  status: 200,
  reply: z.object({ boards: z.array(FollowedBoard).check(z.maxLength(limits.followedBoards)) }),
  errors: ['not_signed_in'],
});

export const getFollow = endpoint({
  method: 'GET',
  path: '/api/creators/:username/follow',
  summary: 'Check whether you follow a board',
  params,
  status: 200,
  reply: z.object({ isFollowing: z.boolean() }),
  errors: ['invalid_input', 'not_signed_in', 'board_not_found'],
});

export const followBoard = endpoint({
  method: 'PUT',
  path: '/api/creators/:username/follow',
  summary: 'Follow a board: get its weekly chart as a notification and, if turned on, by email',
  params,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'board_not_found', 'own_board', 'too_many_requests'],
});

export const unfollowBoard = endpoint({
  method: 'DELETE',
  path: '/api/creators/:username/follow',
  summary: 'Unfollow a board',
  params,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'board_not_found', 'too_many_requests'],
});
