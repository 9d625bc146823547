import * as z from 'zod/mini';

import { BoardChoice } from '../boards/board-address.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

const Count = z.int().check(z.nonnegative());

/** An idea's place on today's chart and the place that it would have. */
export const PreviewedIdea = z.object({
  id: Id,
  title: z.string(),
  place: z.int(),
  placeNow: z.int(),
  votes: Count,
});
export type PreviewedIdea = z.infer<typeof PreviewedIdea>;

/** What the switch would do to today's chart. */
export const VerifiedOnlyPreview = z.object({
  /** The votes on the chart now and afterwards. */
  votesNow: Count,
  votes: Count,
  /** The votes of the idea in first place afterwards. Bar lengths are relative to it. */
  leaderVotes: Count,
  /** The top ideas that would move, or the first three if none would. */
  ideas: z.array(PreviewedIdea),
});
export type VerifiedOnlyPreview = z.infer<typeof VerifiedOnlyPreview>;

export const previewVerifiedOnly = endpoint({
  method: 'GET',
  path: '/api/verified-only/preview',
  summary: 'See what counting only verified voters, or all voters again, would do to today’s chart',
  right: 'own',
  query: z.extend(BoardChoice, { verifiedOnly: z.enum(['true', 'false']) }),
  status: 200,
  /** The preview is null if the board has too many votes for it. */
  reply: z.object({ preview: z.nullable(VerifiedOnlyPreview) }),
  errors: ['invalid_input', 'not_signed_in', 'creators_only', 'too_many_requests'],
});

export const setVerifiedOnly = endpoint({
  method: 'PUT',
  path: '/api/verified-only',
  summary: 'Count only votes of verified accounts on your board, or all votes again. The counts change within seconds',
  right: 'own',
  query: BoardChoice,
  body: z.object({ verifiedOnly: z.boolean() }),
  status: 200,
  reply: z.object({ verifiedOnly: z.boolean() }),
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'],
});
