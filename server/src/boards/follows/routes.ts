import * as follows from '@upnext/contract/boards/follows';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { followBoard, isFollowing, listFollows, unfollowBoard } from './follow-board.ts';

export const getFollowRoute = route(follows.getFollow, signedIn, unlimited, async ({ context, actor, params }) => ({
  isFollowing: await isFollowing(context, actor, params.username),
}));

export const listFollowsRoute = route(follows.listFollows, signedIn, unlimited, async ({ context, actor }) => ({
  boards: await listFollows(context, actor),
}));

export const followBoardRoute = route(
  follows.followBoard,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => followBoard(context, actor, params.username),
);

export const unfollowBoardRoute = route(
  follows.unfollowBoard,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => unfollowBoard(context, actor, params.username),
);
