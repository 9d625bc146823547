import * as z from 'zod/mini';

/** A published idea's stage. Ideas in the last two stages are not on the chart. */
export const Stage = z.enum(['open', 'planned', 'in-progress', 'made', 'not-planned']);
export type Stage = z.infer<typeof Stage>;

/** Why a creator rejected a suggestion. The list is fixed, so that every reason can be translated. */
export const RejectionReason = z.enum(['not_my_topic', 'already_made', 'too_similar', 'unclear', 'not_now']);
export type RejectionReason = z.infer<typeof RejectionReason>;
