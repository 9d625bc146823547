import * as ideas from '@upnext/contract/ideas';

import { route } from '../../route.ts';
import { creator, viewer } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { createIdea } from './create-idea.ts';
import { deleteIdea } from './delete-idea.ts';
import { listIdeas } from './list-ideas.ts';
import { updateIdea } from './update-idea.ts';

export const listIdeasRoute = route(ideas.listIdeas, viewer, unlimited, ({ context, actor }) =>
  listIdeas(context, actor),
);

export const createIdeaRoute = route(
  ideas.createIdea,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => createIdea(context, actor, body),
);

export const updateIdeaRoute = route(
  ideas.updateIdea,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params, body }) => updateIdea(context, actor, params.id, body),
);

export const deleteIdeaRoute = route(
  ideas.deleteIdea,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => deleteIdea(context, actor, params.id),
);
