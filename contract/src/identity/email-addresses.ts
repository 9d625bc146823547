import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Email, Password } from './accounts.ts';

/** As it stands behind the # of a link in a mail: it reaches the browser and no log. */
export const MailToken = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'value.invalid' }));

export const ResetRequest = z.object({ email: Email });
export type ResetRequest = z.infer<typeof ResetRequest>;

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a link to choose a new password. The answer is the same whether the address is known or not',
  body: ResetRequest,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'mail_off', 'too_many_requests'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of a mail; ends every session',
  body: z.object({ token: MailToken, password: Password }),
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'password_too_common', 'cross_site', 'mail_link_spent', 'too_many_requests'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an address with the token of a mail',
  body: z.object({ token: MailToken }),
  status: 204,
  reply: Nothing,
  // Whoever holds the token reads the mailbox: that the address has an account is no news to them.
  errors: ['invalid_input', 'cross_site', 'email_taken', 'mail_link_spent', 'too_many_requests'],
});
