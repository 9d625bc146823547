import * as z from 'zod/mini';

/** The stage of a published idea. Ideas in the last two stages are off the chart. */
export const Stage = z.enum(['open', 'planned', 'in-progress', 'made', 'not-planned']);
export type Stage = z.infer<typeof Stage>;

/** Why a creator rejected a suggestion: a fixed list, so that each reason has a text in every language. */
export const RejectionReason = z.enum(['not_my_topic', 'already_made', 'too_similar', 'unclear', 'not_now']);
export type RejectionReason = z.infer<typeof RejectionReason>;
