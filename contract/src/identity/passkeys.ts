import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { IdParams } from '../fields.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { User } from './accounts.ts';
import { ConfirmedBy, confirmErrors, Passkey } from './sign-in-methods.ts';

const bytes = (most: number) =>
  z
    .string({ error: 'value.invalid' })
    .check(z.regex(/^[\w-]*$/, { error: 'value.invalid' }), z.maxLength(most, { error: 'value.too_long' }));

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key', { error: 'value.invalid' }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** The browser's response to `startPasskey`, in the JSON format defined by the WebAuthn standard. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(3_000),
    attestationObject: bytes(8_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** The browser's response to `startPasskeyLogin`. */
const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(3_000),
    authenticatorData: bytes(3_000),
    signature: bytes(4_000),
    userHandle: z.optional(bytes(100)),
  }),
});

/** Options for `navigator.credentials`, in the format that `@simplewebauthn/browser` expects. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

const PasskeyName = text({ name: 'passkey_name', min: 1, max: limits.passkeyNameMax });
export const PasskeyNaming = z.object({ name: PasskeyName });

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Start logging in with a passkey, without a username',
  status: 200,
  reply: Options,
  errors: ['cross_site'],
});

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Log in with a passkey',
  body: z.object({ credential: UsedCredential }),
  status: 200,
  reply: User,
  errors: ['invalid_input', 'account_suspended', 'cross_site', 'passkey_refused'],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/options',
  summary: 'Start adding a passkey',
  body: ConfirmedBy,
  status: 200,
  reply: Options,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', ...confirmErrors, 'passkeys_full', 'too_many_requests'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Add the passkey that the browser created',
  body: z.object({ name: PasskeyName, credential: NewCredential }),
  status: 201,
  reply: Passkey,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'passkey_refused', 'passkey_taken', 'passkeys_full'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/user/passkeys/:id',
  summary: 'Rename a passkey',
  params: IdParams,
  body: PasskeyNaming,
  status: 200,
  reply: Passkey,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'passkey_not_found', 'too_many_requests'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/:id/remove',
  summary: 'Remove a passkey',
  params: IdParams,
  body: ConfirmedBy,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    ...confirmErrors,
    'passkey_not_found',
    'last_login_method',
    'too_many_requests',
  ],
});
