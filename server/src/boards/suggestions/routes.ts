import * as suggestions from '@upnext/contract/boards/suggestions';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { requireBoard, requireIdea } from '../boards/require-right.ts';
import { approveSuggestion } from './approve-suggestion.ts';
import { listSimilar } from './list-similar.ts';
import { listOwnSuggestions, listPending } from './list-suggestions.ts';
import { rejectSuggestion, restoreSuggestion } from './reject-suggestion.ts';
import { suggestIdea } from './suggest-idea.ts';

export const suggestIdeaRoute = route(
  suggestions.suggestIdea,
  signedIn,
  perAccount('suggestionsPerAccount'),
  ({ context, actor, params, body }) => suggestIdea(context, actor, params.username, body),
);

export const listSimilarIdeasRoute = route(
  suggestions.listSimilarIdeas,
  signedIn,
  perAccount('hintsPerAccount'),
  ({ context, actor, params, query }) => listSimilar(context, actor, params.username, query.title),
);

export const listPendingIdeasRoute = route(
  suggestions.listPendingIdeas,
  signedIn,
  unlimited,
  async ({ context, actor, query }) =>
    listPending(context, await requireBoard(context, actor, suggestions.listPendingIdeas.right, query.board)),
);

export const listOwnSuggestionsRoute = route(
  suggestions.listOwnSuggestions,
  signedIn,
  unlimited,
  ({ context, actor }) => listOwnSuggestions(context, actor),
);

export const approveSuggestionRoute = route(
  suggestions.approveSuggestion,
  signedIn,
  perAccount('reviewsPerAccount'),
  async ({ context, actor, params, request }) => {
    const creatorId = await requireIdea(context, actor, suggestions.approveSuggestion.right, params.id);
    return await approveSuggestion(context, creatorId, params.id, languageOf(request));
  },
);

export const rejectSuggestionRoute = route(
  suggestions.rejectSuggestion,
  signedIn,
  perAccount('reviewsPerAccount'),
  async ({ context, actor, params, body, request }) => {
    const creatorId = await requireIdea(context, actor, suggestions.rejectSuggestion.right, params.id);
    await rejectSuggestion(context, creatorId, params.id, body.reason, languageOf(request));
  },
);

export const restoreSuggestionRoute = route(
  suggestions.restoreSuggestion,
  signedIn,
  perAccount('reviewsPerAccount'),
  async ({ context, actor, params }) => {
    const creatorId = await requireIdea(context, actor, suggestions.restoreSuggestion.right, params.id);
    return await restoreSuggestion(context, creatorId, params.id);
  },
);
