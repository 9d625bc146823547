import type { MemberRole } from '@upnext/contract/board-rights';
import type { NewInvite, OpenInvite } from '@upnext/contract/boards/teams';
import type { Kysely } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runIn, runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import type { Tables } from '../../tables.ts';
import { lockBoard } from '../chart/change-board.ts';
import { describeInvite, requireOwnBoard } from './change-team.ts';
import { deleteInvite, findInvite, insertInvite, takeInvite, type OpenInviteRow } from './sql.ts';

/**
 * The link is returned only by this call. Its token is in the URL fragment, so that it doesn't appear in server logs.
 */
export async function createInvite(
  context: Context,
  actor: Actor,
  boardId: number,
  role: MemberRole,
): Promise<NewInvite> {
  const creatorId = actor.accountId;
  const token = makeToken();
  const row = await context.db.transaction().execute(async (transaction) => {
    // The statement after the lock sees what concurrent calls have inserted, so that they can't exceed the limit.
    if (!(await lockBoard(transaction, { creatorId, boardId }))) throw new Refusal('board_not_found');
    const [invite] = await runIn(transaction, insertInvite, [creatorId, boardId, hashToken(token), role]);
    if (!invite) throw new Refusal('invites_full');
    return invite;
  });
  return { ...describeInvite(row), url: `${context.config.origin}/invite#${token}` };
}

export async function revokeInvite(context: Context, actor: Actor, boardId: number, inviteId: number): Promise<void> {
  await requireOwnBoard(context, actor, boardId);
  await runNamed(context.pool, deleteInvite, [actor.accountId, boardId, inviteId]);
}

export async function readInvite(context: Context, token: string): Promise<OpenInvite> {
  return describe(await findOpen(context.db, token));
}

export async function acceptInvite(context: Context, actor: Actor, token: string): Promise<OpenInvite> {
  return await context.db.transaction().execute(async (transaction) => {
    const invite = await findOpen(transaction, token);
    if (invite.creator_id === actor.accountId) throw new Refusal('own_board');
    await lockBoard(transaction, { creatorId: invite.creator_id, boardId: invite.board_id });
    const [taken] = await runIn(transaction, takeInvite, [hashToken(token), actor.accountId]);
    if (taken) return describe(invite);
    // Either another account accepted the invitation first, in which case `findOpen` throws, or the team is full.
    await findOpen(transaction, token);
    throw new Refusal('members_full');
  });
}

async function findOpen(db: Kysely<Tables>, token: string): Promise<OpenInviteRow> {
  const [row] = await runIn(db, findInvite, [hashToken(token)]);
  if (!row) throw new Refusal('invite_spent');
  return row;
}

function describe({ username, slug, name, role }: OpenInviteRow): OpenInvite {
  return { creatorUsername: username, slug, name, role };
}
