import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, TimeZone } from '../fields.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { isWebAddress } from '../web-address.ts';
import { Proof } from './proof-of-work.ts';
import { isReservedUsername } from './reserved-usernames.ts';

export const UserRole = z.enum(['creator', 'audience']);
export type UserRole = z.infer<typeof UserRole>;

export const ProfileBackground = z.enum([
  'gradient-1',
  'gradient-2',
  'gradient-3',
  'gradient-4',
  'pattern-1',
  'pattern-2',
]);
export type ProfileBackground = z.infer<typeof ProfileBackground>;

/** Also accepts background names without the hyphen, which older clients send. */
const BackgroundInput = z.enum([
  ...ProfileBackground.options,
  'gradient1',
  'gradient2',
  'gradient3',
  'gradient4',
  'pattern1',
  'pattern2',
]);

export function readBackground(value: z.infer<typeof BackgroundInput>): ProfileBackground {
  return ProfileBackground.parse(value.replace(/^(gradient|pattern)(\d)$/, '$1-$2'));
}

export const Username = text({ name: 'username', min: limits.usernameMin, max: limits.usernameMax }).check(
  z.regex(/^[A-Za-z0-9_-]*$/, { error: 'username.invalid' }),
);

export const NewUsername = Username.check(
  z.refine((name) => !isReservedUsername(name), { error: 'username.reserved' }),
);

/** Passwords are kept as typed: they are not trimmed, and every valid character except NUL is allowed. */
export const Password = z
  .string({ error: (issue) => (issue.input === undefined ? 'password.required' : 'value.invalid') })
  .check(
    z.minLength(limits.passwordMin, { error: 'password.too_short' }),
    z.maxLength(limits.passwordMax, { error: 'password.too_long' }),
    z.refine((password) => password.isWellFormed() && !password.includes('\0'), { error: 'value.invalid' }),
  );

export const Email = z
  .string({ error: 'email.invalid' })
  .check(z.trim(), z.maxLength(limits.emailMax, { error: 'email.invalid' }), z.email({ error: 'email.invalid' }));

/** An empty string and null both clear the field. */
const WebAddress = z.nullable(
  text({ name: 'url', max: limits.urlMax }).check(
    z.refine((value) => value === '' || isWebAddress(value), { error: 'url.invalid' }),
  ),
);

const profileFields = {
  /** Shown instead of the username, with the username next to it. Null if the creator has not set one. */
  displayName: z.nullable(z.string()),
  profileDescription: z.nullable(z.string()),
  /** The profile picture: the path of the uploaded one on this site or, without one, the address that the creator entered. */
  logoUrl: z.nullable(z.string()),
  twitterUrl: z.nullable(z.string()),
  instagramUrl: z.nullable(z.string()),
  youtubeUrl: z.nullable(z.string()),
  tiktokUrl: z.nullable(z.string()),
  threadsUrl: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
  profileBackground: ProfileBackground,
};

/** A creator's public data. */
export const Creator = z.object({ id: Id, username: z.string(), ...profileFields });
export type Creator = z.infer<typeof Creator>;

/** The account as its owner sees it. */
export const User = z.object({
  id: Id,
  username: z.string(),
  userRole: UserRole,
  /** On a site that sends email, this is set only after the address is confirmed. */
  email: z.nullable(z.string()),
  /** Verified accounts have confirmed an email address or linked a provider. Their votes always count. */
  isVerified: z.boolean(),
  ...profileFields,
  /** The number of pending suggestions. Set only for creators. */
  pendingCount: z.optional(z.int()),
  /** Set for fans who are team members of a board. */
  helps: z.optional(z.literal(true)),
});
export type User = z.infer<typeof User>;

export const Registration = z.object({
  username: NewUsername,
  password: Password,
  email: z.optional(z.nullable(z.union([z.literal(''), Email]))),
  userRole: z._default(UserRole, 'audience'),
  /** The time zone of the creator's board. UTC if it is unknown. */
  timeZone: z.optional(TimeZone),
  proof: Proof,
});
export type Registration = z.infer<typeof Registration>;

/** A password to verify. The rules for new passwords don't apply, because a wrong password can be any string. */
export const KnownPassword = z
  .string({ error: 'password.required' })
  .check(z.minLength(1, { error: 'password.required' }), z.maxLength(200, { error: 'value.too_long' }));

/** `username` can also be the account's email address, and `password` a recovery code. */
export const Credentials = z.object({
  username: z.string({ error: 'username.required' }).check(
    z.minLength(1, { error: 'username.required' }),
    z.maxLength(200, { error: 'value.too_long' }),
    z.refine((username) => !username.includes('\0'), { error: 'value.invalid' }),
  ),
  password: KnownPassword,
  proof: Proof,
});
export type Credentials = z.infer<typeof Credentials>;

export const ProfileUpdate = z.partial(
  z.object({
    displayName: z.nullable(text({ name: 'display_name', max: limits.displayNameMax })),
    profileDescription: z.nullable(
      text({ name: 'profile_description', max: limits.profileDescriptionMax, multiline: true }),
    ),
    logoUrl: WebAddress,
    twitterUrl: WebAddress,
    instagramUrl: WebAddress,
    youtubeUrl: WebAddress,
    tiktokUrl: WebAddress,
    threadsUrl: WebAddress,
    websiteUrl: WebAddress,
    // An empty string and null both reset the background.
    profileBackground: z.nullable(z.union([z.literal(''), BackgroundInput])),
  }),
);
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'Get the logged-in account',
  status: 200,
  reply: User,
  errors: ['not_signed_in'],
});

export const createRegistrationChallenge = endpoint({
  method: 'POST',
  path: '/api/auth/register/challenge',
  summary: 'Get a proof-of-work challenge to solve before signing up',
  status: 200,
  reply: z.object({ challenge: z.string() }),
  errors: ['cross_site', 'too_many_requests'],
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and log in',
  body: Registration,
  status: 201,
  reply: User,
  errors: [
    'invalid_input',
    'password_too_common',
    'cross_site',
    'registration_closed',
    'username_taken',
    'email_taken',
    'proof_required',
  ],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in',
  body: Credentials,
  status: 200,
  reply: User,
  errors: [
    'invalid_input',
    'wrong_credentials',
    'account_suspended',
    'cross_site',
    'proof_required',
    'too_many_requests',
  ],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Log out. Succeeds without a session too',
  status: 204,
  reply: Nothing,
  errors: ['cross_site'],
});

export const becomeCreator = endpoint({
  method: 'PATCH',
  path: '/api/user/role',
  summary: 'Become a creator and get a board. This can’t be undone',
  body: z.object({ userRole: z.literal('creator', { error: 'value.invalid' }), timeZone: z.optional(TimeZone) }),
  status: 200,
  reply: User,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'registration_closed', 'already_creator'],
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  summary: 'Update the public profile',
  body: ProfileUpdate,
  status: 200,
  reply: User,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'],
});
