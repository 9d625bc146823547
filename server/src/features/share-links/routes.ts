import * as links from '@upnext/contract/share-links';

import { route } from '../../route.ts';
import { anyone, creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { createShareLink, deleteShareLink, listShareLinks, updateShareLink } from './change-share-links.ts';
import { readLinkedBoard } from './read-linked-board.ts';

export const getLinkedBoardRoute = route(
  links.getLinkedBoard,
  anyone,
  unlimited,
  async ({ context, params, query, reply }) => {
    // What can be switched off is never kept by anyone in between.
    reply.header('cache-control', 'private, no-store');
    return await readLinkedBoard(context, params.token, query);
  },
);

export const listShareLinksRoute = route(links.listShareLinks, creator, unlimited, ({ context, actor }) =>
  listShareLinks(context, actor),
);

export const createShareLinkRoute = route(
  links.createShareLink,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => createShareLink(context, actor, body.expiresAt),
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
