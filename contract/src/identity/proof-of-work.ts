import * as z from 'zod/mini';

/** The action that a proof of work is bound to. A proof is not valid for any other action. */
export type ProvenAction = 'register' | 'login' | 'report';

/**
 * The solution to the challenge in an earlier `proof_required` error, as base64 of `{challenge, solution}`. Required
 * only if the request rate exceeds the normal rate (`normalSpeeds`). For a registration, the challenge can also come from
 * `createRegistrationChallenge`.
 */
export const Proof = z.optional(
  z.string({ error: 'value.invalid' }).check(z.maxLength(3_000, { error: 'value.too_long' })),
);
