import { randomBytes } from 'node:crypto';

import type { Overlay } from '@upnext/contract/reach/overlays';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import { announceChange } from '../../boards/chart/announce-change.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteOwn, findOwn, upsertOverlay, type OverlayRow } from './sql.ts';

export async function readOwnOverlay(
  context: Context,
  { creatorId, boardId }: AuthorizedBoard,
): Promise<{ overlay: Overlay | null }> {
  const [row] = await runNamed(context.pool, findOwn, [creatorId, boardId]);
  return { overlay: row ? describeOverlay(context, row) : null };
}

/**
 * Replaces the overlay's URL. Streams of the old URL end, because the announcement makes every open stream look up its
 * token again.
 */
export async function renewOverlay(context: Context, { creatorId, boardId }: AuthorizedBoard): Promise<Overlay> {
  const token = randomBytes(16).toString('base64url');
  const [row] = await runNamed(context.pool, upsertOverlay, [creatorId, boardId, token]);
  // No row means that the account was deleted after the session was checked.
  if (!row) throw new Refusal('not_signed_in');
  announceChange(context, row.creator_id, row.board_id);
  return describeOverlay(context, row);
}

export async function revokeOverlay(context: Context, { creatorId, boardId }: AuthorizedBoard): Promise<void> {
  const [gone] = await runNamed(context.pool, deleteOwn, [creatorId, boardId]);
  if (gone) announceChange(context, creatorId, boardId);
}

function describeOverlay({ config }: Context, { token, created_at: createdAt }: OverlayRow): Overlay {
  return { token, url: `${config.origin}/overlay/${token}`, createdAt: createdAt.toISOString() };
}
