import { randomBytes } from 'node:crypto';

import type { ShareLink } from '@upnext/contract/boards/share-links';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { describeShareLink } from './describe-share-link.ts';
import { insertShareLink, removeShareLink, selectShareLinks, updateShareLinkRow } from './sql.ts';

export async function listShareLinks(context: Context, board: AuthorizedBoard): Promise<ShareLink[]> {
  const rows = await selectShareLinks(context.db, board, limits.shareLinksPerBoard);
  return rows.map((row) => describeShareLink(context, row));
}

export async function createShareLink(
  context: Context,
  { creatorId, boardId }: AuthorizedBoard,
  expiresAt: string | null | undefined,
): Promise<ShareLink> {
  const token = randomBytes(16).toString('base64url');
  const link = { token, expiresAt: expiryOf(expiresAt) ?? null };
  const row = await insertShareLink(context.db, { creatorId, boardId }, link).catch(refuseWhenFull);
  if (!row) throw new Refusal('board_not_found');
  return describeShareLink(context, row);
}

type Change = { expiresAt?: string | null | undefined; isActive?: boolean | undefined };

export async function updateShareLink(context: Context, actor: Actor, id: number, change: Change): Promise<ShareLink> {
  const row = await updateShareLinkRow(context.db, actor.accountId, id, {
    is_active: change.isActive,
    expires_at: expiryOf(change.expiresAt),
  });
  if (!row) throw new Refusal('share_link_not_found');
  announceChange(context, actor.accountId, row.board_id);
  return describeShareLink(context, row);
}

export async function deleteShareLink(context: Context, actor: Actor, id: number): Promise<void> {
  const gone = await removeShareLink(context.db, actor.accountId, id);
  if (!gone) throw new Refusal('share_link_not_found');
  announceChange(context, actor.accountId, gone.board_id);
}

/**
 * Undefined keeps the current expiry; null means that the link never expires. A date in the past is refused: to end a
 * link, deactivate it.
 */
function expiryOf(expiresAt: string | null | undefined): Date | null | undefined {
  if (expiresAt === null || expiresAt === undefined) return expiresAt;
  const moment = new Date(expiresAt);
  if (moment.getTime() <= Date.now()) {
    throw new Refusal('invalid_input', { fields: [{ path: 'expiresAt', key: 'expires_at.past' }] });
  }
  return moment;
}
