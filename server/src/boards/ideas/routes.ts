import * as ideas from '@upnext/contract/boards/ideas';

import { signedIn, viewer } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { requireBoard, requireIdea } from '../boards/require-right.ts';
import { createIdea } from './create-idea.ts';
import { createIdeas } from './create-ideas.ts';
import { deleteIdea } from './delete-idea.ts';
import { listIdeas } from './list-ideas.ts';
import { restoreIdea } from './restore-idea.ts';
import { updateIdea } from './update-idea.ts';

export const listIdeasRoute = route(ideas.listIdeas, viewer, unlimited, ({ context, actor, query }) =>
  listIdeas(context, actor, query.board),
);

export const createIdeaRoute = route(
  ideas.createIdea,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query, body }) =>
    createIdea(context, await requireBoard(context, actor, ideas.createIdea.right, query.board), body),
);

export const createIdeasRoute = route(
  ideas.createIdeas,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query, body }) =>
    createIdeas(context, await requireBoard(context, actor, ideas.createIdeas.right, query.board), body.ideas),
);

export const updateIdeaRoute = route(
  ideas.updateIdea,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params, body }) => {
    const creatorId = await requireIdea(context, actor, ideas.updateIdea.right, params.id);
    return await updateIdea(context, creatorId, params.id, body);
  },
);

export const deleteIdeaRoute = route(
  ideas.deleteIdea,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params }) => {
    const creatorId = await requireIdea(context, actor, ideas.deleteIdea.right, params.id);
    await deleteIdea(context, creatorId, params.id);
  },
);

export const restoreIdeaRoute = route(
  ideas.restoreIdea,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params }) => {
    const creatorId = await requireIdea(context, actor, ideas.restoreIdea.right, params.id);
    return await restoreIdea(context, creatorId, params.id);
  },
);
