import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { BoardParams } from './board-address.ts';

const params = BoardParams;

export const getFollow = endpoint({
  method: 'GET',
  path: '/api/creators/:username/follow',
  summary: 'Whether the viewer follows this board',
  params,
  status: 200,
  reply: z.object({ isFollowing: z.boolean() }),
  errors: ['invalid_input', 'not_signed_in', 'board_not_found'],
});

export const followBoard = endpoint({
  method: 'PUT',
  path: '/api/creators/:username/follow',
  summary: "Follow a board: its weekly chart comes to one's inbox and, where wanted, by mail",
  params,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'board_not_found', 'own_board', 'too_many_requests'],
});

export const unfollowBoard = endpoint({
  method: 'DELETE',
  path: '/api/creators/:username/follow',
  summary: 'Follow a board no longer',
  params,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'board_not_found', 'too_many_requests'],
});
