import * as links from '@upnext/contract/boards/share-links';

import { anyone, creator, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { hasWritten } from '../../platform/http/wrote-cookie.ts';
import { route } from '../../route.ts';
import { requireBoard } from '../boards/require-right.ts';
import { createShareLink, deleteShareLink, listShareLinks, updateShareLink } from './change-share-links.ts';
import { readLinkedBoard } from './read-linked-board.ts';

export const getLinkedBoardRoute = route(
  links.getLinkedBoard,
  anyone,
  unlimited,
  async ({ context, params, query, request, reply }) => {
    // A link can be deactivated, so shared caches must not store the response.
    reply.header('cache-control', 'private, no-store');
    return await readLinkedBoard(context, params.token, query, hasWritten(request.headers.cookie));
  },
);

export const listShareLinksRoute = route(links.listShareLinks, signedIn, unlimited, async ({ context, actor, query }) =>
  listShareLinks(context, await requireBoard(context, actor, links.listShareLinks.right, query.board)),
);

export const createShareLinkRoute = route(
  links.createShareLink,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query, body }) => {
    const board = await requireBoard(context, actor, links.createShareLink.right, query.board);
    return await createShareLink(context, board, body);
  },
);

export const updateShareLinkRoute = route(
  links.updateShareLink,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params, body }) => updateShareLink(context, actor, params.id, body),
);

export const deleteShareLinkRoute = route(
  links.deleteShareLink,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => deleteShareLink(context, actor, params.id),
);
