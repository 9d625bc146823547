import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams } from '../fields.ts';
import { RejectionReason } from '../idea-fields.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { BoardChoice, BoardParams } from './board-address.ts';
import { Idea, IdeaInput } from './ideas.ts';

/** The API and the form on /creators/:username have the same rules for a suggestion as for an idea. */
export const SuggestionInput = IdeaInput;
export type SuggestionInput = IdeaInput;

/** The form on /:username asks for a longer title and for a description. */
export const DetailedSuggestion = z.object({
  title: text({ name: 'suggestion_title', min: limits.suggestionTitleMin, max: limits.ideaTitleMax }),
  // A missing description is checked like an empty one.
  description: z.prefault(
    text({
      name: 'suggestion_description',
      min: limits.suggestionDescriptionMin,
      max: limits.ideaDescriptionMax,
      multiline: true,
    }),
    '',
  ),
});

export const suggestIdea = endpoint({
  method: 'POST',
  path: '/api/creators/:username/suggest',
  summary: 'Suggest an idea to a creator, who has to approve it',
  params: BoardParams,
  body: SuggestionInput,
  status: 201,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'own_board',
    'suggestions_closed',
    'suggestions_blocked',
    'board_not_found',
    'suggestions_full',
    'too_many_requests',
  ],
});

/** An existing idea that is similar to the suggestion being typed. */
export const SimilarIdea = z.object({ id: Id, title: z.string(), votes: z.int(), isVoted: z.boolean() });
export type SimilarIdea = z.infer<typeof SimilarIdea>;

export const listSimilarIdeas = endpoint({
  method: 'GET',
  path: '/api/creators/:username/similar',
  summary: `Find the ${limits.similarIdeas} ideas of a board that are most similar to a title, with your votes`,
  params: BoardParams,
  query: z.object({ title: text({ name: 'value', min: 1, max: limits.ideaTitleMax }) }),
  status: 200,
  reply: z.array(SimilarIdea),
  errors: ['invalid_input', 'not_signed_in', 'board_not_found', 'too_many_requests'],
});

export const listPendingIdeas = endpoint({
  method: 'GET',
  path: '/api/pending-ideas',
  summary: `List the pending suggestions of a board, oldest first, at most ${limits.pendingPerPage}`,
  right: 'review',
  query: BoardChoice,
  status: 200,
  reply: z.array(Idea),
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const approveSuggestion = endpoint({
  method: 'PATCH',
  path: '/api/ideas/:id/approve',
  summary: 'Approve and publish a suggestion. If several requests race, one succeeds and the others get a 404',
  right: 'review',
  params: IdParams,
  status: 200,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'idea_not_found',
    'board_archived',
    'board_full',
    'too_many_requests',
  ],
});

export const rejectSuggestion = endpoint({
  method: 'POST',
  path: '/api/ideas/:id/reject',
  summary: `Reject a suggestion with a reason. It can be restored for ${limits.undoSeconds} seconds, then it is deleted`,
  right: 'review',
  params: IdParams,
  body: z.object({ reason: RejectionReason }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'idea_not_found', 'too_many_requests'],
});

export const restoreSuggestion = endpoint({
  method: 'DELETE',
  path: '/api/ideas/:id/reject',
  summary: 'Restore a suggestion that was just rejected',
  right: 'review',
  params: IdParams,
  status: 200,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'idea_not_found',
    'suggestions_full',
    'too_many_requests',
  ],
});

export const listOwnSuggestions = endpoint({
  method: 'GET',
  path: '/api/user/suggestions',
  summary: 'List your suggestions and their status, newest first, at most 100',
  status: 200,
  reply: z.array(Idea),
  errors: ['not_signed_in'],
});
