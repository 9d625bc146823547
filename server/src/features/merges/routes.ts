import * as merges from '@upnext/contract/merges';

import { route } from '../../route.ts';
import { creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { listMerges } from './list-merges.ts';
import { mergeIdea } from './merge-idea.ts';
import { unmergeIdea } from './unmerge-idea.ts';

export const mergeIdeaRoute = route(
  merges.mergeIdea,
  creator,
  perAccount('reviewsPerAccount'),
  ({ context, actor, params, body }) => mergeIdea(context, actor, params.id, body.into),
);

export const unmergeIdeaRoute = route(
  merges.unmergeIdea,
  creator,
  perAccount('reviewsPerAccount'),
  ({ context, actor, params }) => unmergeIdea(context, actor, params.id),
);

export const listMergesRoute = route(merges.listMerges, creator, unlimited, ({ context, actor }) =>
  listMerges(context, actor),
);
