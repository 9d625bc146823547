import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../fields.ts';
import { Proof } from './proof-of-work.ts';

/**
 * Re-authentication for sensitive changes. If the account has a password, the request must include it or an unused
 * recovery code. Otherwise, the user must have logged in within the last ten minutes.
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
  /** For an account without a password, whether its last login is recent enough to change login methods. */
  isFresh: z.boolean(),
  /** Every provider that the site offers, linked or not. */
  providers: z.array(z.object({ name: z.string(), label: z.string(), linkedAt: z.nullable(Timestamp) })),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  /** Whether codes can be emailed: the account has a confirmed address, and the site sends email. */
  hasEmailCodes: z.boolean(),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

/** A login method that can be removed when the password is reset. */
export const RemovableMethod = z.object({
  id: z.string(),
  kind: z.enum(['passkey', 'provider', 'recovery-codes']),
  /** The name of the passkey or the provider. Empty for recovery codes. */
  name: z.string(),
  addedAt: Timestamp,
  /** Whether it was added in the last 30 days, possibly by an intruder. */
  isRecent: z.boolean(),
});
export type RemovableMethod = z.infer<typeof RemovableMethod>;

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/api/user/sign-in-methods',
  summary: 'List the login methods of the logged-in account',
  status: 200,
  reply: SignInMethods,
  errors: ['not_signed_in'],
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/recovery-codes',
  summary: 'Create ten new recovery codes. They are returned only once, and the old ones stop working',
  body: ConfirmedBy,
  status: 201,
  reply: z.object({ codes: z.array(z.string()) }),
  errors: ['invalid_input', 'not_signed_in', 'cross_site', ...confirmErrors, 'too_many_requests'],
});
