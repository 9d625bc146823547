import { getIdea } from '@upnext/contract/boards/idea-page';

import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { hasResponse } from '../../platform/http/send-cached.ts';
import { hasWritten } from '../../platform/http/wrote-cookie.ts';
import { route } from '../../route.ts';
import { boardHeaders } from '../boards/board-store.ts';
import { readIdea } from './read-idea.ts';

/** A merge can be undone, so browsers may keep the redirect for only a minute, as for former usernames. */
const movedHeaders = { 'cache-control': 'public, max-age=60, s-maxage=1' };

/** The ETag is the board's: every change of an idea, a neighbour or the day changes it. */
export const getIdeaRoute = route(getIdea, anyone, unlimited, async ({ context, params, request, reply }) => {
  const { read, readLatest } = context.boardStore;
  const { page: board, response } = await (hasWritten(request.headers.cookie) ? readLatest : read)(params.username);
  const headers = { ...boardHeaders, etag: response.etag };
  if (hasResponse(request, response.etag)) return await reply.headers(headers).status(304).send();
  const found = await readIdea(context, board, params.id);
  if ('mergedInto' in found) {
    const location = `/api/creators/${params.username}/ideas/${found.mergedInto}`;
    return await reply.headers(movedHeaders).redirect(location, 308);
  }
  reply.headers(headers);
  return found.page;
});
