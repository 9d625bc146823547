import * as z from 'zod/mini';

import { BoardParams } from '../boards/board-address.ts';
import { Idea } from '../boards/ideas.ts';
import { TokenParams } from '../boards/share-links.ts';
import { endpoint } from '../endpoint.ts';
import { Cursor, Id, IdList, IdParams, PathId, Timestamp } from '../fields.ts';

/** The response to a vote or a withdrawal. It is sent after the commit, so its numbers include the change. */
export const VoteReply = z.object({ ideaId: Id, votes: z.int(), version: z.int() });
export type VoteReply = z.infer<typeof VoteReply>;

const voteErrors = [
  'invalid_input',
  'not_signed_in',
  'cross_site',
  'own_idea',
  'idea_pending',
  'voting_ended',
  'idea_not_found',
  'idea_merged',
  'already_voted',
  'too_many_requests',
] as const;

/** `?check_only=true` checks whether a vote would count, without writing it. */
const VoteQuery = z.object({ check_only: z.optional(z.enum(['true', 'false'])) });

export const castVote = endpoint({
  method: 'POST',
  path: '/api/ideas/:id/vote',
  summary: 'Vote for an idea',
  params: IdParams,
  query: VoteQuery,
  status: 200,
  reply: VoteReply,
  errors: voteErrors,
});

export const castBoardVote = endpoint({
  method: 'POST',
  path: '/api/creators/:username/ideas/:id/vote',
  summary: "Vote for an idea on a creator's board",
  params: z.extend(BoardParams, { id: PathId }),
  query: VoteQuery,
  status: 200,
  reply: VoteReply,
  errors: voteErrors,
});

export const castLinkedVote = endpoint({
  method: 'POST',
  path: '/api/public/:token/ideas/:id/vote',
  summary: 'Vote for an idea on a board opened through its share link',
  params: z.extend(TokenParams, { id: PathId }),
  query: VoteQuery,
  status: 200,
  reply: VoteReply,
  errors: voteErrors,
});

const withdrawalErrors = [
  'invalid_input',
  'not_signed_in',
  'cross_site',
  'voting_ended',
  'idea_not_found',
  'not_voted',
  'too_many_requests',
] as const;

export const withdrawVote = endpoint({
  method: 'DELETE',
  path: '/api/ideas/:id/vote',
  summary: 'Withdraw your vote for an idea',
  params: IdParams,
  status: 200,
  reply: VoteReply,
  errors: withdrawalErrors,
});

export const withdrawBoardVote = endpoint({
  method: 'DELETE',
  path: '/api/creators/:username/ideas/:id/vote',
  summary: "Withdraw your vote for an idea on a creator's board",
  params: z.extend(BoardParams, { id: PathId }),
  status: 200,
  reply: VoteReply,
  errors: withdrawalErrors,
});

export const withdrawLinkedVote = endpoint({
  method: 'DELETE',
  path: '/api/public/:token/ideas/:id/vote',
  summary: 'Withdraw your vote for an idea on a board opened through its share link',
  params: z.extend(TokenParams, { id: PathId }),
  status: 200,
  reply: VoteReply,
  errors: withdrawalErrors,
});

const OwnVotes = z.object({ ideaIds: z.array(Id) });
const OwnVotesQuery = z.object({ ideas: IdList });

export const listOwnVotes = endpoint({
  method: 'GET',
  path: '/api/creators/:username/votes',
  summary: 'Check which of these ideas you voted for',
  params: BoardParams,
  query: OwnVotesQuery,
  status: 200,
  reply: OwnVotes,
  errors: ['invalid_input', 'not_signed_in', 'board_not_found'],
});

export const listOwnLinkedVotes = endpoint({
  method: 'GET',
  path: '/api/public/:token/votes',
  summary: 'Check which of these ideas you voted for, on a board opened through its share link',
  params: TokenParams,
  query: OwnVotesQuery,
  status: 200,
  reply: OwnVotes,
  errors: ['invalid_input', 'not_signed_in', 'board_not_found'],
});

export const listEarlyVotes = endpoint({
  method: 'GET',
  path: '/api/user/votes/early',
  summary: 'Check which of these made ideas you voted for before they were in the top ten',
  query: OwnVotesQuery,
  status: 200,
  reply: OwnVotes,
  errors: ['invalid_input', 'not_signed_in'],
});

export const PastVote = z.object({
  votedAt: Timestamp,
  idea: Idea,
  /** True if the idea was made and was below 10th place or not on the chart when this vote was cast. */
  wasEarly: z.boolean(),
});
export type PastVote = z.infer<typeof PastVote>;

export const listVoteHistory = endpoint({
  method: 'GET',
  path: '/api/user/votes',
  summary: 'List the ideas you voted for, newest first',
  // The cursor is `<microseconds>-<idea id>` of the last vote on the previous page. It includes the id because votes in
  // one batch share a timestamp.
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,15}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: z.object({ votes: z.array(PastVote), nextCursor: z.nullable(Cursor) }),
  errors: ['invalid_input', 'not_signed_in'],
});
