import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Email, Password } from './accounts.ts';
import { RemovableMethod } from './sign-in-methods.ts';

/** The token from a link in an email. It is in the URL fragment, so it reaches the browser but no server log. */
export const MailToken = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'value.invalid' }));

export const ResetRequest = z.object({ email: Email });
export type ResetRequest = z.infer<typeof ResetRequest>;

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a password reset link. The response is the same whether or not an account has the address',
  body: ResetRequest,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'mail_off', 'too_many_requests'],
});

export const listResetMethods = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/methods',
  summary:
    'List the other login methods of the account that a password reset link belongs to. Does not use the link up',
  body: z.object({ token: MailToken }),
  status: 200,
  reply: z.array(RemovableMethod),
  errors: ['invalid_input', 'cross_site', 'mail_link_spent', 'too_many_requests'],
});

/** Ids of login methods, as returned by `listResetMethods`. The longest one contains the URL of a provider. */
const MethodIds = z
  .array(z.string({ error: 'value.invalid' }).check(z.maxLength(520, { error: 'value.too_long' })), {
    error: 'value.invalid',
  })
  .check(z.maxLength(100, { error: 'value.too_long' }));

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token from an email, and remove other login methods. Ends every session',
  body: z.object({ token: MailToken, password: Password, remove: z.optional(MethodIds) }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'password_too_common', 'cross_site', 'mail_link_spent', 'too_many_requests'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email address with the token from an email',
  body: z.object({ token: MailToken }),
  status: 204,
  reply: Nothing,
  // email_taken reveals nothing new here: the token proves access to the mailbox.
  errors: ['invalid_input', 'cross_site', 'email_taken', 'mail_link_spent', 'too_many_requests'],
});
