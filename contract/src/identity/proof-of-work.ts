import * as z from 'zod/mini';

/** The action that a proof of work is bound to; it is not valid for another one. */
export type ProvenAction = 'register' | 'login' | 'report';

/**
 * The solved challenge of an earlier `proof_required`, as base64 of `{challenge, solution}`. Only required above normal
 * speed (`normalSpeeds`).
 */
export const Proof = z.optional(
  z.string({ error: 'value.invalid' }).check(z.maxLength(3_000, { error: 'value.too_long' })),
);
