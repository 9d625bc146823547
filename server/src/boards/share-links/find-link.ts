import { handleOf } from '@upnext/contract/boards/board-handle';
import { ShareToken } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findOpenLink } from './sql.ts';

/** The active link of a token, with its board's handle. */
export async function findLink(context: Context, token: string) {
  // Malformed tokens skip the query: PostgreSQL rejects some of them, like NUL bytes.
  const [row] = ShareToken.safeParse(token).success ? await runNamed(context.pool, findOpenLink, [token]) : [];
  if (!row) throw new Refusal('board_not_found');
  return { ...row, handle: handleOf(row.username, row.slug) };
}
