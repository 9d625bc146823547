import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { TimeZone } from '../fields.ts';
import { Email, NewUsername, User, UserRole } from './accounts.ts';
import { Proof } from './proof-of-work.ts';

/** The six digits from an email. */
export const EmailCode = z.string({ error: 'code.invalid' }).check(z.regex(/^\d{6}$/, { error: 'code.invalid' }));

export const CodeRequest = z.object({ email: Email, proof: Proof });
export type CodeRequest = z.infer<typeof CodeRequest>;

export const requestEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email-code/request',
  summary:
    'Email a code for logging in or signing up. The response is the same whether or not an account has the address. The code works only with the cookie of the response',
  body: CodeRequest,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'mail_off', 'proof_required', 'too_many_requests'],
});

export const CodeLogin = z.object({
  code: EmailCode,
  /** Needed only if no account has the address. Sent with the same code after the outcome `new`. */
  username: z.optional(NewUsername),
  userRole: z._default(UserRole, 'audience'),
  timeZone: z.optional(TimeZone),
  proof: Proof,
});
export type CodeLogin = z.infer<typeof CodeLogin>;

export const CodeLoginResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), user: User }),
  /** The code is right, but no account has the address. The user must choose a username. */
  z.object({ outcome: z.literal('new') }),
]);
export type CodeLoginResult = z.infer<typeof CodeLoginResult>;

export const loginWithEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email-code',
  summary: 'Log in with a code from an email, or sign up with it and a username',
  body: CodeLogin,
  status: 200,
  reply: CodeLoginResult,
  errors: [
    'invalid_input',
    'wrong_code',
    'account_suspended',
    'cross_site',
    'registration_closed',
    'username_taken',
    'email_taken',
    'code_spent',
    'proof_required',
  ],
});
