import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Email, Password } from './accounts.ts';

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

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token from an email. Ends every session',
  body: z.object({ token: MailToken, password: Password }),
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
