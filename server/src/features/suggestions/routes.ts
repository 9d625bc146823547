import * as suggestions from '@upnext/contract/suggestions';

import { route } from '../../route.ts';
import { creator, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { approveSuggestion } from './approve-suggestion.ts';
import { listOwnSuggestions, listPending } from './list-suggestions.ts';
import { suggestIdea } from './suggest-idea.ts';

export const suggestIdeaRoute = route(
  suggestions.suggestIdea,
  signedIn,
  perAccount('suggestionsPerAccount'),
  ({ context, actor, params, body }) => suggestIdea(context, actor, params.username, body),
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
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => approveSuggestion(context, actor, params.id),
);
