import * as z from 'zod/mini';

/** What a proof of work is for; one made for another action is worth nothing. */
export type ProvenAction = 'register' | 'login' | 'report';

/**
 * The solved challenge of an earlier `proof_required`, as base64 of `{challenge, solution}`. Absent on a normal day: it is
 * asked for only above normal speed.
 */
export const Proof = z.optional(
  z.string({ error: 'value.invalid' }).check(z.maxLength(3_000, { error: 'value.too_long' })),
);
