import { handleOf } from '@upnext/contract/boards/board-handle';
import { ShareToken } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findOpenLink } from './sql.ts';

/** The link behind a token that leads somewhere now, and what its board is called. */
export async function findLink(context: Context, token: string) {
  // What can't be a token is not worth a question, and PostgreSQL refuses some of it.
  const [row] = ShareToken.safeParse(token).success ? await runNamed(context.pool, findOpenLink, [token]) : [];
  if (!row) throw new Refusal('board_not_found');
  return { ...row, handle: handleOf(row.username, row.slug) };
}
