import * as merges from '@upnext/contract/boards/merges';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { requireBoard, requireIdea } from '../boards/require-right.ts';
import { listMerges } from './list-merges.ts';
import { mergeIdea } from './merge-idea.ts';
import { unmergeIdea } from './unmerge-idea.ts';

export const mergeIdeaRoute = route(
  merges.mergeIdea,
  signedIn,
  perAccount('reviewsPerAccount'),
  async ({ context, actor, params, body }) => {
    const creatorId = await requireIdea(context, actor, merges.mergeIdea.right, params.id, { otherwise: 'edit' });
    return await mergeIdea(context, creatorId, params.id, body.into);
  },
);

export const unmergeIdeaRoute = route(
  merges.unmergeIdea,
  signedIn,
  perAccount('reviewsPerAccount'),
  async ({ context, actor, params }) => {
    const creatorId = await requireIdea(context, actor, merges.unmergeIdea.right, params.id, { otherwise: 'edit' });
    return await unmergeIdea(context, creatorId, params.id);
  },
);

export const listMergesRoute = route(merges.listMerges, signedIn, unlimited, async ({ context, actor, query }) =>
  listMerges(context, await requireBoard(context, actor, merges.listMerges.right, query.board)),
);
