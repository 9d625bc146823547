import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { Stage } from '../idea-fields.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { BoardChoice } from './board-address.ts';

/**
 * approved: on the chart. pending: a suggestion that awaits review. closed: published, but not on the chart, because
 * its stage is `made` or `not-planned`. merged: its votes count toward another idea.
 */
export const IdeaStatus = z.enum(['approved', 'pending', 'closed', 'merged']);
export type IdeaStatus = z.infer<typeof IdeaStatus>;

/** An idea's current place, its place at the last daily close, and the change since then (positive if it climbed). */
export const Position = z.object({
  current: z.nullable(z.int()),
  previous: z.nullable(z.int()),
  change: z.nullable(z.int()),
});
export type Position = z.infer<typeof Position>;

export const Idea = z.object({
  id: Id,
  title: z.string(),
  /** When the title was last changed after the idea had got votes. Absent if it never was. */
  titleEditedAt: z.optional(Timestamp),
  description: z.string(),
  /** The path of the idea's picture without a size (see picture.ts). Absent if it has none. */
  picture: z.optional(z.string()),
  votes: z.int(),
  createdAt: Timestamp,
  creatorId: Id,
  creatorUsername: z.optional(z.string()),
  /** The creator's display name. Set only in lists that span several creators, and absent if the creator has none. */
  creatorName: z.optional(z.string()),
  /** The creator's picture. Set only on the Explore page, and absent if the creator has none. */
  creatorLogoUrl: z.optional(z.string()),
  /** The slug of the idea's board. Set only in lists that span several boards, and absent for the main board. */
  boardSlug: z.optional(z.string()),
  position: Position,
  status: IdeaStatus,
  stage: Stage,
  /** When the idea entered this stage. Absent if the idea has always been `open`. */
  stagedAt: z.optional(Timestamp),
  /** Present while the idea is in an open round. */
  isInRound: z.optional(z.literal(true)),
  /** The URL of the published piece. Set only for ideas that are made. */
  pieceUrl: z.optional(z.string()),
  /** Set only for ideas that are not planned. */
  notPlannedReason: z.optional(z.string()),
  suggestedBy: z.nullable(Id),
  suggestedByUsername: z.optional(z.string()),
});
export type Idea = z.infer<typeof Idea>;

export const IdeaInput = z.object({
  title: text({ name: 'idea_title', min: limits.ideaTitleMin, max: limits.ideaTitleMax }),
  description: z._default(text({ name: 'idea_description', max: limits.ideaDescriptionMax, multiline: true }), ''),
});
export type IdeaInput = z.infer<typeof IdeaInput>;

export const listIdeas = endpoint({
  method: 'GET',
  path: '/api/ideas',
  summary:
    'List the published ideas of your board. For everyone but creators: the most voted ideas of all listed boards',
  query: BoardChoice,
  status: 200,
  reply: z.array(Idea),
  errors: ['invalid_input', 'board_not_found'],
});

export const createIdea = endpoint({
  method: 'POST',
  path: '/api/ideas',
  summary: 'Publish an idea',
  right: 'edit',
  query: BoardChoice,
  body: IdeaInput,
  status: 201,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'board_full',
    'board_archived',
    'too_many_requests',
  ],
});

export const IdeaListInput = z.object({
  ideas: z
    .array(IdeaInput)
    .check(
      z.minLength(1, { error: 'value.invalid' }),
      z.maxLength(limits.ideasPerRequest, { error: 'value.too_long' }),
    ),
});
export type IdeaListInput = z.infer<typeof IdeaListInput>;

export const CreatedIdeas = z.object({
  ideas: z.array(Idea),
  /** Ideas that were not added, because an idea with the same title is on the chart or earlier in the list. */
  skipped: z.int(),
});
export type CreatedIdeas = z.infer<typeof CreatedIdeas>;

export const createIdeas = endpoint({
  method: 'POST',
  path: '/api/ideas/bulk',
  summary: `Publish up to ${limits.ideasPerRequest} ideas at once. Titles that are already on the chart are skipped, so a repeated request adds nothing`,
  right: 'edit',
  query: BoardChoice,
  body: IdeaListInput,
  status: 201,
  reply: CreatedIdeas,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'board_full',
    'board_archived',
    'too_many_requests',
  ],
});

export const updateIdea = endpoint({
  method: 'PUT',
  path: '/api/ideas/:id',
  summary: 'Update the title and description of an idea',
  right: 'edit',
  params: IdParams,
  body: IdeaInput,
  status: 200,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'idea_not_found',
    'idea_in_round',
    'too_many_requests',
  ],
});

export const deleteIdea = endpoint({
  method: 'DELETE',
  path: '/api/ideas/:id',
  summary: `Delete an idea with all its votes, or reject a suggestion. It can be restored for ${limits.undoDeletionSeconds} seconds`,
  right: 'edit',
  params: IdParams,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'idea_not_found',
    'idea_in_round',
    'too_many_requests',
  ],
});

export const restoreIdea = endpoint({
  method: 'POST',
  path: '/api/ideas/:id/restore',
  summary: 'Restore an idea or a suggestion that was just deleted, with all its votes',
  right: 'edit',
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
    'suggestions_full',
    'too_many_requests',
  ],
});
