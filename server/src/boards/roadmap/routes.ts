import * as roadmap from '@upnext/contract/boards/roadmap';

import { anyone, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { hasWritten } from '../../platform/http/wrote-cookie.ts';
import { route } from '../../route.ts';
import { boardHeaders } from '../boards/board-store.ts';
import { requireIdea } from '../boards/require-right.ts';
import { changeStage } from './change-stage.ts';
import { readLane, readRoadmap } from './read-roadmap.ts';

export const changeStageRoute = route(
  roadmap.changeStage,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params, body, request }) => {
    const creatorId = await requireIdea(context, actor, roadmap.changeStage.right, params.id);
    return await changeStage(context, creatorId, params.id, body, languageOf(request));
  },
);

export const getRoadmapRoute = route(
  roadmap.getRoadmap,
  anyone,
  unlimited,
  async ({ context, params, request, reply }) => {
    if (hasWritten(request.headers.cookie)) await context.boardStore.readLatest(params.username);
    const answer = await readRoadmap(context, params.username);
    reply.headers(boardHeaders);
    return answer;
  },
);

export const getLaneRoute = route(roadmap.getLane, anyone, unlimited, async ({ context, params, query, reply }) => {
  const answer = await readLane(context, params.username, params.stage, query.cursor);
  reply.headers(boardHeaders);
  return answer;
});
