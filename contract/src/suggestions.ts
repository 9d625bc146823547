import * as z from 'zod/mini';

import { Username } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { IdParams } from './fields.ts';
import { Idea } from './ideas.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

export const SuggestionInput = z.object({
  title: text({ name: 'suggestion_title', min: limits.suggestionTitleMin, max: limits.ideaTitleMax }),
  description: text({
    name: 'suggestion_description',
    min: limits.suggestionDescriptionMin,
    max: limits.ideaDescriptionMax,
    multiline: true,
  }),
});
export type SuggestionInput = z.infer<typeof SuggestionInput>;

export const suggestIdea = endpoint({
  method: 'POST',
  path: '/api/creators/:username/suggest',
  summary: 'Suggest an idea to a creator; it waits for approval',
  params: z.object({ username: Username }),
  body: SuggestionInput,
  status: 201,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'own_board',
    'suggestions_closed',
    'board_not_found',
    'suggestions_full',
    'too_many_requests',
  ],
});

export const listPendingIdeas = endpoint({
  method: 'GET',
  path: '/api/pending-ideas',
  summary: `Suggestions that wait on the own boards, oldest first, at most ${limits.pendingPerPage}`,
  status: 200,
  reply: z.array(Idea),
  errors: ['not_signed_in', 'creators_only'],
});

export const approveSuggestion = endpoint({
  method: 'PATCH',
  path: '/api/ideas/:id/approve',
  summary: 'Publish a suggestion. Of several tries one wins; the others find no suggestion',
  params: IdParams,
  status: 200,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'idea_not_found',
    'board_full',
    'too_many_requests',
  ],
});

export const listOwnSuggestions = endpoint({
  method: 'GET',
  path: '/api/user/suggestions',
  summary: 'What the signed-in viewer suggested and what became of it, newest first, at most 100',
  status: 200,
  reply: z.array(Idea),
  errors: ['not_signed_in'],
});
