import * as z from 'zod/mini';

import { memberRoles } from '../board-rights.ts';
import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams, PathId, Timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { BoardLabel } from './boards.ts';

export const MemberRole = z.enum(memberRoles);

export const Member = z.object({ id: Id, username: z.string(), role: MemberRole, joinedAt: Timestamp });
export type Member = z.infer<typeof Member>;

export const Invite = z.object({ id: Id, role: MemberRole, createdAt: Timestamp, expiresAt: Timestamp });
export type Invite = z.infer<typeof Invite>;

/**
 * A new invitation with its link. The link is returned only once, because the database stores only a hash of its token.
 */
export const NewInvite = z.extend(Invite, { url: z.string() });
export type NewInvite = z.infer<typeof NewInvite>;

export const Team = z.object({ members: z.array(Member), invites: z.array(Invite) });
export type Team = z.infer<typeof Team>;

const errors = ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'board_not_found'] as const;

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/boards/:id/team',
  summary: 'List the team members of your board and its open invitations',
  params: IdParams,
  status: 200,
  reply: Team,
  errors: ['invalid_input', 'not_signed_in', 'creators_only', 'board_not_found'],
});

export const createInvite = endpoint({
  method: 'POST',
  path: '/api/boards/:id/invites',
  summary: `Create an invitation link to the team of your board. It works once, for ${limits.inviteDays} days`,
  params: IdParams,
  body: z.object({ role: MemberRole }),
  status: 201,
  reply: NewInvite,
  errors: [...errors, 'invites_full', 'too_many_requests'],
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id/invites/:invite',
  summary: 'Revoke an open invitation. Succeeds if there is none',
  params: z.extend(IdParams, { invite: PathId }),
  status: 204,
  reply: Nothing,
  errors: [...errors, 'too_many_requests'],
});

const MemberParams = z.extend(IdParams, { member: PathId });

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/boards/:id/members/:member',
  summary: 'Change the role of a team member',
  params: MemberParams,
  body: z.object({ role: MemberRole }),
  status: 204,
  reply: Nothing,
  errors: [...errors, 'member_not_found', 'too_many_requests'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id/members/:member',
  summary: 'Remove a team member. Takes effect at once',
  params: MemberParams,
  status: 204,
  reply: Nothing,
  errors: [...errors, 'member_not_found', 'too_many_requests'],
});

export const leaveBoard = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id/membership',
  summary: 'Leave the team of a board',
  params: IdParams,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'member_not_found', 'too_many_requests'],
});

/** The token in an invitation link's URL fragment: 256 random bits, encoded as base64url. */
const InviteToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'value.invalid' })) });

export const OpenInvite = z.object({ creatorUsername: z.string(), ...BoardLabel.shape, role: MemberRole });
export type OpenInvite = z.infer<typeof OpenInvite>;

export const readInvite = endpoint({
  method: 'POST',
  path: '/api/invites/reading',
  summary: 'Get the board and role of an invitation',
  body: InviteToken,
  status: 200,
  reply: OpenInvite,
  errors: ['invalid_input', 'cross_site', 'invite_spent', 'too_many_requests'],
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/invites/acceptance',
  summary: 'Accept an invitation. It can’t be used again',
  body: InviteToken,
  status: 200,
  reply: OpenInvite,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'own_board',
    'invite_spent',
    'members_full',
    'too_many_requests',
  ],
});
