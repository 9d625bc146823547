import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { TimeZone } from '../fields.ts';
import { NewUsername, User, UserRole } from './accounts.ts';
import { Proof } from './proof-of-work.ts';
import { ConfirmedBy, confirmErrors } from './sign-in-methods.ts';

const ProviderParams = z.object({ provider: z.string().check(z.maxLength(30)) });

export const SignInProvider = z.object({ name: z.string(), label: z.string() });
export type SignInProvider = z.infer<typeof SignInProvider>;

/** The provider's URL, which the browser opens. The provider redirects back to `/auth/callback/:provider`. */
const Departure = z.object({ url: z.string() });

export const listSignInProviders = endpoint({
  method: 'GET',
  path: '/api/sign-in-providers',
  summary: 'List the login providers of this site',
  status: 200,
  reply: z.array(SignInProvider),
  errors: [],
});

export const startSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-providers/:provider/start',
  summary: 'Start logging in or signing up with a provider',
  params: ProviderParams,
  body: z.object({
    userRole: z._default(UserRole, 'audience'),
    /** True if a fan signs up from a creator's page, in which case the role can't be changed later in the flow. */
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
  summary: 'Start linking a provider to the logged-in account',
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
  /** The user has no account yet and must choose a username (see `registerNewcomer`). */
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
  summary: 'Finish a provider login with the query of the redirect URI. Works once',
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

export const Newcomer = z.object({
  username: NewUsername,
  userRole: z._default(UserRole, 'audience'),
  timeZone: z.optional(TimeZone),
});
export type Newcomer = z.infer<typeof Newcomer>;

export const registerNewcomer = endpoint({
  method: 'POST',
  path: '/api/auth/register/newcomer',
  summary: 'Create an account after a provider login, and log in',
  body: Newcomer,
  status: 201,
  reply: User,
  errors: ['invalid_input', 'cross_site', 'registration_closed', 'sign_in_expired', 'identity_taken', 'username_taken'],
});

export const unlinkProvider = endpoint({
  method: 'POST',
  path: '/api/sign-in-providers/:provider/unlink',
  summary: 'Unlink a provider from the logged-in account',
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
    'last_login_method',
    'too_many_requests',
  ],
});
