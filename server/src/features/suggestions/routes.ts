import * as suggestions from '@upnext/contract/suggestions';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { creator, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
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

export const listPendingIdeasRoute = route(suggestions.listPendingIdeas, creator, unlimited, ({ context, actor }) =>
  listPending(context, actor),
);

export const listOwnSuggestionsRoute = route(
  suggestions.listOwnSuggestions,
  signedIn,
  unlimited,
  ({ context, actor }) => listOwnSuggestions(context, actor),
);

export const approveSuggestionRoute = route(
  suggestions.approveSuggestion,
  creator,
  perAccount('reviewsPerAccount'),
  ({ context, actor, params }) => approveSuggestion(context, actor, params.id),
);

export const rejectSuggestionRoute = route(
  suggestions.rejectSuggestion,
  creator,
  perAccount('reviewsPerAccount'),
  ({ context, actor, params, body, request }) =>
    rejectSuggestion(context, actor, params.id, body.reason, languageOf(request)),
);

export const restoreSuggestionRoute = route(
  suggestions.restoreSuggestion,
  creator,
  perAccount('reviewsPerAccount'),
  ({ context, actor, params }) => restoreSuggestion(context, actor, params.id),
);
