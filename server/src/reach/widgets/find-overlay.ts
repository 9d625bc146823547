import { handleOf } from '@upnext/contract/boards/board-handle';
import { ShareToken } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findByToken } from './sql.ts';

/** Finds the board that an overlay token belongs to. Revoked and unknown tokens get the same refusal. */
export async function findOverlay(context: Context, token: string) {
  const [row] = ShareToken.safeParse(token).success ? await runNamed(context.pool, findByToken, [token]) : [];
  if (!row) throw new Refusal('board_not_found');
  return { ...row, handle: handleOf(row.username, row.slug) };
}
