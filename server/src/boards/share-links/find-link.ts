import { handleOf } from '@upnext/contract/boards/board-handle';
import { ShareToken } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findOpenLink } from './sql.ts';

/** Returns the active link with this token and its board's handle. */
export async function findLink(context: Context, token: string) {
  // Malformed tokens are not looked up, because PostgreSQL rejects some of them, such as tokens with NUL bytes.
  const [row] = ShareToken.safeParse(token).success ? await runNamed(context.pool, findOpenLink, [token]) : [];
  if (!row) throw new Refusal('board_not_found');
  return { ...row, handle: handleOf(row.username, row.slug) };
}
