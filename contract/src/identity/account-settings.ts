import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';
import { Stage } from '../idea-fields.ts';
import { Email, NewUsername, Password, User } from './accounts.ts';
import { ConfirmedBy, confirmErrors, Passkey } from './sign-in-methods.ts';

/** The private account data that the account's owner can see and change, in addition to the public profile. */
export const AccountDetails = z.object({
  createdAt: Timestamp,
  email: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  /** A new email address that awaits confirmation. Used only if the site sends email. */
  pendingEmail: z.nullable(z.string()),
  /** When the account was verified (see `User.isVerified`), or null. */
  verifiedAt: z.nullable(Timestamp),
  /** If false, sensitive changes require a recent login instead of the password. */
  hasPassword: z.boolean(),
  formerUsernames: z.array(z.object({ name: z.string(), forwardsUntil: Timestamp })),
});
export type AccountDetails = z.infer<typeof AccountDetails>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'Get the private settings of the logged-in account',
  status: 200,
  reply: AccountDetails,
  errors: ['not_signed_in'],
});

export const EmailChange = z.object({
  /** Null or an empty string removes the address. */
  email: z.nullable(z.union([z.literal(''), Email])),
  ...ConfirmedBy.shape,
});
export type EmailChange = z.infer<typeof EmailChange>;

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/account/email',
  summary: 'Change or remove the email address. If the site sends email, a new address has to be confirmed first',
  body: EmailChange,
  status: 200,
  reply: AccountDetails,
  // email_taken is returned only if the site sends no email. Otherwise the response must not reveal which addresses
  // belong to accounts, so the check runs when the address is confirmed.
  errors: [
    'invalid_input',
    'not_signed_in',
    ...confirmErrors,
    'cross_site',
    'email_taken',
    'last_login_method',
    'too_many_requests',
  ],
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/email/confirmation',
  summary: 'Send the confirmation email again',
  status: 204,
  reply: Nothing,
  errors: ['not_signed_in', 'cross_site', 'mail_off', 'too_many_requests'],
});

export const PasswordChange = z.object({ newPassword: Password, ...ConfirmedBy.shape });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change the password or set the first one. Ends every other session',
  body: PasswordChange,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'password_too_common',
    'not_signed_in',
    ...confirmErrors,
    'cross_site',
    'too_many_requests',
  ],
});

export const UsernameChange = z.object({ username: NewUsername, ...ConfirmedBy.shape });
export type UsernameChange = z.infer<typeof UsernameChange>;

export const changeUsername = endpoint({
  method: 'PUT',
  path: '/api/account/username',
  summary: 'Change the username. The old address forwards for 90 days and stays reserved',
  body: UsernameChange,
  status: 200,
  reply: User,
  errors: [
    'invalid_input',
    'not_signed_in',
    ...confirmErrors,
    'cross_site',
    'username_taken',
    'username_changes_spent',
    'too_many_requests',
  ],
});

const text = z.nullable(z.string());

/** Everything that is stored about an account. Lists have no size limit, because the response is streamed. */
export const AccountData = z.object({
  account: z.object({ ...User.shape, ...AccountDetails.shape }),
  sessions: z.array(z.object({ browser: text, system: text, createdAt: Timestamp, lastUsedAt: Timestamp })),
  mails: z.object({ takesNotifications: z.boolean() }),
  pushSubscriptions: z.array(z.object({ endpoint: z.string(), language: z.string(), createdAt: Timestamp })),
  signInMethods: z.object({
    providers: z.array(
      z.object({ issuer: z.string(), subject: z.string(), linkedAt: Timestamp, lastUsedAt: Timestamp }),
    ),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
  }),
  votes: z.array(z.object({ ideaId: z.int(), title: text, creator: text, votedAt: Timestamp })),
  ballots: z.array(
    z.object({ creator: text, question: text, ideaIds: z.array(z.int()), castAt: Timestamp, source: text }),
  ),
  achievements: z.object({ votes: z.int(), suggestions: z.int(), resetAt: z.nullable(Timestamp) }),
  boardsVotedOn: z.array(z.object({ creator: text, board: text, firstDay: z.iso.date(), lastDay: z.iso.date() })),
  suggestions: z.array(
    z.object({ id: z.int(), title: z.string(), description: z.string(), creator: text, createdAt: Timestamp }),
  ),
  boards: z.array(
    z.object({
      slug: text,
      name: text,
      isListed: z.boolean(),
      acceptsSuggestions: z.boolean(),
      banner: text,
      twitchChannel: text,
      archivedAt: z.nullable(Timestamp),
      createdAt: Timestamp,
    }),
  ),
  memberships: z.array(z.object({ creator: text, board: text, role: z.string(), joinedAt: Timestamp })),
  ideas: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      description: z.string(),
      status: z.string(),
      stage: Stage,
      pieceUrl: text,
      notPlannedReason: text,
      picture: text,
      votes: z.int(),
      createdAt: Timestamp,
    }),
  ),
  notifications: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      payload: z.unknown(),
      createdAt: Timestamp,
      readAt: z.nullable(Timestamp),
    }),
  ),
  shareLinks: z.array(
    z.object({
      token: z.string(),
      name: text,
      isActive: z.boolean(),
      expiresAt: z.nullable(Timestamp),
      createdAt: Timestamp,
    }),
  ),
  overlays: z.array(z.object({ token: z.string(), createdAt: Timestamp })),
  discordWebhooks: z.array(z.object({ webhookId: z.string(), connectedAt: Timestamp })),
  follows: z.array(z.object({ creator: text, board: text, followedAt: Timestamp })),
  reports: z.array(z.object({ title: z.string(), reason: z.string(), words: z.string(), reportedAt: Timestamp })),
});
export type AccountData = z.infer<typeof AccountData>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/data',
  summary: 'Download everything that is stored about the account as a file',
  status: 200,
  reply: AccountData,
  errors: ['not_signed_in', 'too_many_requests'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  summary:
    'Delete the account and its boards. Votes on other boards still count, but are no longer linked to the account',
  body: ConfirmedBy,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', ...confirmErrors, 'cross_site', 'too_many_requests'],
});
