import { randomBytes } from 'node:crypto';

import type { OwnShareLink } from '@upnext/contract/boards/share-links';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { describeOwnLink } from './describe-share-link.ts';
import { insertShareLink, removeShareLink, selectShareLinks, updateShareLinkRow } from './sql.ts';

export async function listShareLinks(context: Context, board: AuthorizedBoard): Promise<OwnShareLink[]> {
  const rows = await selectShareLinks(context.db, board, limits.shareLinksPerBoard);
  return rows.map((row) => describeOwnLink(context, row));
}

export async function createShareLink(
  context: Context,
  { creatorId, boardId }: AuthorizedBoard,
  { name, expiresAt }: Pick<Change, 'name' | 'expiresAt'>,
): Promise<OwnShareLink> {
  const token = randomBytes(16).toString('base64url');
  const link = { token, name: nameOf(name) ?? null, expiresAt: expiryOf(expiresAt) ?? null };
  const row = await insertShareLink(context.db, { creatorId, boardId }, link).catch(refuseWhenFull);
  if (!row) throw new Refusal('board_not_found');
  return describeOwnLink(context, row);
}

type Change = {
  name?: string | null | undefined;
  expiresAt?: string | null | undefined;
  isActive?: boolean | undefined;
};

export async function updateShareLink(
  context: Context,
  actor: Actor,
  id: number,
  change: Change,
): Promise<OwnShareLink> {
  const row = await updateShareLinkRow(context.db, actor.accountId, id, {
    is_active: change.isActive,
    name: nameOf(change.name),
    expires_at: expiryOf(change.expiresAt),
  });
  if (!row) throw new Refusal('share_link_not_found');
  announceChange(context, actor.accountId, row.board_id);
  return describeOwnLink(context, row);
}

export async function deleteShareLink(context: Context, actor: Actor, id: number): Promise<void> {
  const gone = await removeShareLink(context.db, actor.accountId, id);
  if (!gone) throw new Refusal('share_link_not_found');
  announceChange(context, actor.accountId, gone.board_id);
}

/** Undefined keeps the current name. */
function nameOf(name: string | null | undefined): string | null | undefined {
  return name === '' ? null : name;
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
