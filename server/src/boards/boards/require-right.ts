import { mayDo, type BoardRight, type BoardRole } from '@upnext/contract/board-rights';
import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findBoardWithRole, findIdeaWithRole, findOwnMain, type BoardWithRole } from './right-sql.ts';

/** A board that the actor has permission for. `isOwn` is true if the actor owns it. */
export type AuthorizedBoard = {
  creatorId: number;
  boardId: number;
  handle: string;
  isArchived: boolean;
  timeZone: string;
  isOwn: boolean;
};

/**
 * Checks the actor's permission on a board; every endpoint uses this function. The owner may do everything, and team
 * members may do what their current role allows. If no handle is given, the board is the actor's own main board.
 */
export async function requireBoard(
  context: Context,
  actor: Actor,
  right: BoardRight,
  handle: string | undefined,
): Promise<AuthorizedBoard> {
  const { username, slug } = splitHandle(handle ?? actor.username);
  const [row] =
    handle === undefined
      ? await runNamed(context.pool, findOwnMain, [actor.accountId])
      : await runNamed(context.pool, findBoardWithRole, [username, slug, actor.accountId]);
  requireRole(actor, row, right, 'board_not_found');
  return {
    creatorId: row.creator_id,
    boardId: row.board_id,
    handle: handleOf(row.username, row.slug),
    isArchived: row.is_archived,
    timeZone: row.time_zone,
    isOwn: row.creator_id === actor.accountId,
  };
}

/**
 * Checks the actor's permission on an idea in the same way and returns the id of the idea's creator. `right` is
 * required for pending suggestions (including merged ones), and `otherwise` for published ideas.
 */
export async function requireIdea(
  context: Context,
  actor: Actor,
  right: BoardRight,
  ideaId: number,
  { otherwise = right }: { otherwise?: BoardRight } = {},
): Promise<number> {
  const [row] = await runNamed(context.pool, findIdeaWithRole, [ideaId, actor.accountId]);
  requireRole(actor, row, row?.is_suggestion ? right : otherwise, 'idea_not_found');
  return row.creator_id;
}

function requireRole<Row extends Pick<BoardWithRole, 'creator_id' | 'role'>>(
  { accountId, role: kind }: Actor,
  row: Row | undefined,
  right: BoardRight,
  missing: 'board_not_found' | 'idea_not_found',
): asserts row is Row {
  const role: BoardRole | null | undefined = row?.creator_id === accountId ? 'owner' : row?.role;
  if (!role) throw new Refusal(kind === 'creator' ? missing : 'creators_only');
  if (!mayDo(role, right)) throw new Refusal('role_not_enough');
}
