import { hash, randomBytes } from 'node:crypto';

import type { MemberRole } from '@upnext/contract/board-rights';
import type { NewInvite, OpenInvite } from '@upnext/contract/boards/teams';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeInvite, requireOwnBoard } from './change-team.ts';
import { deleteInvite, findInvite, insertInvite, takeInvite, type OpenInviteRow } from './sql.ts';

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * The link is returned only by this call. Its token is in the URL fragment, so that it doesn't appear in server logs.
 */
export async function createInvite(
  context: Context,
  actor: Actor,
  boardId: number,
  role: MemberRole,
): Promise<NewInvite> {
  await requireOwnBoard(context, actor, boardId);
  const token = randomBytes(32).toString('base64url');
  const [row] = await runNamed(context.pool, insertInvite, [actor.accountId, boardId, hashOf(token), role]);
  if (!row) throw new Refusal('invites_full');
  return { ...describeInvite(row), url: `${context.config.origin}/invite#${token}` };
}

export async function revokeInvite(context: Context, actor: Actor, boardId: number, inviteId: number): Promise<void> {
  await requireOwnBoard(context, actor, boardId);
  await runNamed(context.pool, deleteInvite, [actor.accountId, boardId, inviteId]);
}

export async function readInvite(context: Context, token: string): Promise<OpenInvite> {
  return describe(await findOpen(context, token));
}

export async function acceptInvite(context: Context, actor: Actor, token: string): Promise<OpenInvite> {
  const invite = await findOpen(context, token);
  if (invite.creator_id === actor.accountId) throw new Refusal('own_board');
  const [taken] = await runNamed(context.pool, takeInvite, [hashOf(token), actor.accountId]);
  if (taken) return describe(invite);
  // Either another account accepted the invitation first, in which case `findOpen` throws, or the team is full.
  await findOpen(context, token);
  throw new Refusal('members_full');
}

async function findOpen(context: Context, token: string): Promise<OpenInviteRow> {
  const [row] = await runNamed(context.pool, findInvite, [hashOf(token)]);
  if (!row) throw new Refusal('invite_spent');
  return row;
}

function describe({ username, slug, name, role }: OpenInviteRow): OpenInvite {
  return { creatorUsername: username, slug, name, role };
}
