import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../fields.ts';
import { Proof } from './proof-of-work.ts';

/**
 * That it is really you: the current password (or an unused recovery code) where the account has a password; an account
 * without one must have signed in within the last ten minutes.
 */
export const ConfirmedBy = z.object({
  password: z.optional(z.string({ error: 'value.invalid' }).check(z.maxLength(200, { error: 'value.too_long' }))),
  proof: Proof,
});
export type ConfirmedBy = z.infer<typeof ConfirmedBy>;

export const confirmErrors = ['wrong_password', 'sign_in_again', 'proof_required'] as const;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});
export type Passkey = z.infer<typeof Passkey>;

export const SignInMethods = z.object({
  hasPassword: z.boolean(),
  /** An account without a password: whether it signed in recently enough to change its ways in. */
  isFresh: z.boolean(),
  /** Every provider of the site, linked or not. */
  providers: z.array(z.object({ name: z.string(), label: z.string(), linkedAt: z.nullable(Timestamp) })),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/api/user/sign-in-methods',
  summary: 'How the signed-in account can be entered',
  status: 200,
  reply: SignInMethods,
  errors: ['not_signed_in'],
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/recovery-codes',
  summary: 'Ten new recovery codes, readable this once; the old ones end',
  body: ConfirmedBy,
  status: 201,
  reply: z.object({ codes: z.array(z.string()) }),
  errors: ['invalid_input', 'not_signed_in', 'cross_site', ...confirmErrors, 'too_many_requests'],
});
