import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { BoardChoice } from './board-address.ts';
import { Idea } from './ideas.ts';

/** A merged idea. Its votes count toward another idea. */
export const Merge = z.object({
  idea: z.object({ id: Id, title: z.string(), votes: z.int() }),
  into: z.object({ id: Id, title: z.string() }),
  mergedAt: Timestamp,
});
export type Merge = z.infer<typeof Merge>;

const mergeErrors = [
  'invalid_input',
  'not_signed_in',
  'cross_site',
  'creators_only',
  'idea_not_found',
  'idea_merged',
  'merge_in_progress',
  'too_many_requests',
] as const;

export const mergeIdea = endpoint({
  method: 'POST',
  path: '/api/ideas/:id/merge',
  summary: 'Merge an idea or a suggestion into a published idea of the same board. Each voter counts once',
  right: 'review',
  params: IdParams,
  body: z.object({ into: Id }),
  status: 200,
  reply: Idea,
  errors: [...mergeErrors, 'idea_in_round', 'voting_ended'],
});

export const unmergeIdea = endpoint({
  method: 'DELETE',
  path: '/api/ideas/:id/merge',
  summary: 'Separate a merged idea again, with its own votes',
  right: 'review',
  params: IdParams,
  status: 200,
  reply: Idea,
  errors: [...mergeErrors, 'board_full', 'suggestions_full'],
});

export const listMerges = endpoint({
  method: 'GET',
  path: '/api/merges',
  summary: `List the merged ideas of a board, newest first, at most ${limits.mergesPerPage}`,
  right: 'edit',
  query: BoardChoice,
  status: 200,
  reply: z.array(Merge),
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});
