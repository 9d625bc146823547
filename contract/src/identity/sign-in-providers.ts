import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { NewUsername, User, UserRole } from './accounts.ts';
import { Proof } from './proof-of-work.ts';
import { ConfirmedBy, confirmErrors } from './sign-in-methods.ts';

const ProviderParams = z.object({ provider: z.string().check(z.maxLength(30)) });

export const SignInProvider = z.object({ name: z.string(), label: z.string() });
export type SignInProvider = z.infer<typeof SignInProvider>;

/** Where to send the browser; the attempt back ends at `/auth/callback/:provider`. */
const Departure = z.object({ url: z.string() });

export const listSignInProviders = endpoint({
  method: 'GET',
  path: '/api/sign-in-providers',
  summary: 'Who may vouch for people here, besides the site itself',
  status: 200,
  reply: z.array(SignInProvider),
  errors: [],
});

export const startSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-providers/:provider/start',
  summary: 'Begin to sign in or register with a provider',
  params: ProviderParams,
  body: z.object({
    userRole: z._default(UserRole, 'audience'),
    /** From a creator's page one registers as audience, whatever is said later. */
    isRoleLocked: z._default(z.boolean(), false),
    proof: Proof,
  }),
  status: 200,
  reply: Departure,
  errors: ['invalid_input', 'cross_site', 'provider_not_found', 'provider_unavailable', 'proof_required'],
});

export const linkProvider = endpoint({
  method: 'POST',
  path: '/api/sign-in-providers/:provider/link',
  summary: 'Begin to link a provider to the signed-in account',
  params: ProviderParams,
  body: ConfirmedBy,
  status: 200,
  reply: Departure,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    ...confirmErrors,
    'provider_not_found',
    'provider_unavailable',
    'too_many_requests',
  ],
});

export const Arrival = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), user: User }),
  z.object({ outcome: z.literal('linked'), label: z.string() }),
  /** Nobody's yet: a username is missing, see `registerNewcomer`. */
  z.object({
    outcome: z.literal('new'),
    label: z.string(),
    suggestedUsername: z.nullable(z.string()),
    userRole: UserRole,
    isRoleLocked: z.boolean(),
  }),
]);
export type Arrival = z.infer<typeof Arrival>;

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-providers/:provider/finish',
  summary: 'Come back from a provider: the query of the return address, once',
  params: ProviderParams,
  body: z.object({
    search: z.string({ error: 'value.invalid' }).check(z.maxLength(4_000, { error: 'value.too_long' })),
  }),
  status: 200,
  reply: Arrival,
  errors: [
    'invalid_input',
    'account_suspended',
    'cross_site',
    'provider_not_found',
    'provider_refused',
    'provider_unavailable',
    'sign_in_expired',
    'identity_taken',
    'provider_linked',
  ],
});

export const Newcomer = z.object({ username: NewUsername, userRole: z._default(UserRole, 'audience') });

export const registerNewcomer = endpoint({
  method: 'POST',
  path: '/api/auth/register/newcomer',
  summary: 'Make an account for somebody whom a provider has vouched for, and sign in',
  body: Newcomer,
  status: 201,
  reply: User,
  errors: ['invalid_input', 'cross_site', 'registration_closed', 'sign_in_expired', 'identity_taken', 'username_taken'],
});

export const unlinkProvider = endpoint({
  method: 'POST',
  path: '/api/sign-in-providers/:provider/unlink',
  summary: 'Take a provider from the signed-in account',
  params: ProviderParams,
  body: ConfirmedBy,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    ...confirmErrors,
    'provider_not_found',
    'last_way_in',
    'too_many_requests',
  ],
});
