import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { Stage } from '../idea-fields.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { BoardChoice } from './board-address.ts';

/**
 * Approved: in the chart's race. Closed: published, and out of it since it was made or set aside. Merged: its votes count
 * for another one.
 */
export const IdeaStatus = z.enum(['approved', 'pending', 'closed', 'merged']);
export type IdeaStatus = z.infer<typeof IdeaStatus>;

/** Place now, place at the last chart close, and how far it climbed since (negative: fell). */
export const Position = z.object({
  current: z.nullable(z.int()),
  previous: z.nullable(z.int()),
  change: z.nullable(z.int()),
});
export type Position = z.infer<typeof Position>;

export const Idea = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  votes: z.int(),
  createdAt: Timestamp,
  creatorId: Id,
  creatorUsername: z.optional(z.string()),
  /** The address of its board behind its creator's name, where lists go over many boards; the main board has none. */
  boardSlug: z.optional(z.string()),
  position: Position,
  status: IdeaStatus,
  stage: Stage,
  /** Since when it has this stage; absent while it is open for the first time. */
  stagedAt: z.optional(Timestamp),
  /** Where the published piece is; only of a made idea. */
  pieceUrl: z.optional(z.string()),
  /** Only of one that was set aside. */
  setAsideReason: z.optional(z.string()),
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
    "A creator's own published ideas, of the board they name; for everyone else the most voted ideas of all listed boards",
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

export const updateIdea = endpoint({
  method: 'PUT',
  path: '/api/ideas/:id',
  summary: 'Change title and description of an idea',
  right: 'edit',
  params: IdParams,
  body: IdeaInput,
  status: 200,
  reply: Idea,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'idea_not_found', 'too_many_requests'],
});

export const deleteIdea = endpoint({
  method: 'DELETE',
  path: '/api/ideas/:id',
  summary: 'Delete an idea with all its votes, or reject a suggestion',
  right: 'edit',
  params: IdParams,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'idea_not_found', 'too_many_requests'],
});
