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

/** With its link, which is told once: the site keeps no more than its hash. */
export const NewInvite = z.extend(Invite, { url: z.string() });
export type NewInvite = z.infer<typeof NewInvite>;

export const Team = z.object({ members: z.array(Member), invites: z.array(Invite) });
export type Team = z.infer<typeof Team>;

const errors = ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'board_not_found'] as const;

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/boards/:id/team',
  summary: 'Who helps on an own board, and the invitations that are still open',
  params: IdParams,
  status: 200,
  reply: Team,
  errors: ['invalid_input', 'not_signed_in', 'creators_only', 'board_not_found'],
});

export const createInvite = endpoint({
  method: 'POST',
  path: '/api/boards/:id/invites',
  summary: `Invite somebody to help on an own board: a link that is good once, for ${limits.inviteDays} days, until it is revoked`,
  params: IdParams,
  body: z.object({ role: MemberRole }),
  status: 201,
  reply: NewInvite,
  errors: [...errors, 'invites_full', 'too_many_requests'],
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id/invites/:invite',
  summary: 'Revoke an invitation that nobody has taken. Where there is none, nothing changes',
  params: z.extend(IdParams, { invite: PathId }),
  status: 204,
  reply: Nothing,
  errors: [...errors, 'too_many_requests'],
});

const MemberParams = z.extend(IdParams, { member: PathId });

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/boards/:id/members/:member',
  summary: 'Give somebody who helps another role',
  params: MemberParams,
  body: z.object({ role: MemberRole }),
  status: 204,
  reply: Nothing,
  errors: [...errors, 'member_not_found', 'too_many_requests'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id/members/:member',
  summary: 'End somebody’s help on an own board. It counts at once',
  params: MemberParams,
  status: 204,
  reply: Nothing,
  errors: [...errors, 'member_not_found', 'too_many_requests'],
});

export const leaveBoard = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id/membership',
  summary: 'Help no longer on somebody’s board',
  params: IdParams,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'member_not_found', 'too_many_requests'],
});

/** 256 random bits, base64url, from behind the # of a link. */
const InviteToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'value.invalid' })) });

export const OpenInvite = z.object({ creatorUsername: z.string(), ...BoardLabel.shape, role: MemberRole });
export type OpenInvite = z.infer<typeof OpenInvite>;

export const readInvite = endpoint({
  method: 'POST',
  path: '/api/invites/reading',
  summary: 'What an invitation is to',
  body: InviteToken,
  status: 200,
  reply: OpenInvite,
  errors: ['invalid_input', 'cross_site', 'invite_spent', 'too_many_requests'],
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/invites/acceptance',
  summary: 'Take an invitation: it is then spent',
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
