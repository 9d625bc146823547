import type { MemberRole } from '@upnext/contract/board-rights';
import type { Team } from '@upnext/contract/boards/teams';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import {
  deleteMember,
  deleteMembership,
  findOwnBoard,
  selectInvites,
  selectMembers,
  updateMember,
  type InviteRow,
} from './sql.ts';

/** Only a board's owner can manage its team, so the query looks up the board by its id and the actor's account. */
export async function requireOwnBoard({ pool }: Context, { accountId }: Actor, boardId: number): Promise<void> {
  const [board] = await runNamed(pool, findOwnBoard, [accountId, boardId]);
  if (!board) throw new Refusal('board_not_found');
}

export async function readTeam(context: Context, actor: Actor, boardId: number): Promise<Team> {
  await requireOwnBoard(context, actor, boardId);
  const members = await runNamed(context.pool, selectMembers, [actor.accountId, boardId]);
  const invites = await runNamed(context.pool, selectInvites, [actor.accountId, boardId]);
  return {
    members: members.map(({ joined_at: joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
    invites: invites.map(describeInvite),
  };
}

export function describeInvite({ id, role, created_at: createdAt, expires_at: expiresAt }: InviteRow) {
  return { id, role, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export async function changeMember(
  context: Context,
  actor: Actor,
  boardId: number,
  memberId: number,
  role: MemberRole,
): Promise<void> {
  await requireOwnBoard(context, actor, boardId);
  const [member] = await runNamed(context.pool, updateMember, [actor.accountId, boardId, memberId, role]);
  if (!member) throw new Refusal('member_not_found');
}

/** Takes effect on the next request, because roles are not cached. */
export async function removeMember(context: Context, actor: Actor, boardId: number, memberId: number): Promise<void> {
  await requireOwnBoard(context, actor, boardId);
  const [member] = await runNamed(context.pool, deleteMember, [actor.accountId, boardId, memberId]);
  if (!member) throw new Refusal('member_not_found');
}

export async function leaveBoard(context: Context, actor: Actor, boardId: number): Promise<void> {
  const [member] = await runNamed(context.pool, deleteMembership, [actor.accountId, boardId]);
  if (!member) throw new Refusal('member_not_found');
}
