import type { Merge } from '@upnext/contract/boards/merges';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { selectMerges } from './sql.ts';

/** Merges that can be undone. */
export async function listMerges(context: Context, { creatorId, boardId }: AuthorizedBoard): Promise<Merge[]> {
  const rows = await runNamed(context.pool, selectMerges, [creatorId, boardId]);
  return rows.map((row) => ({
    idea: { id: row.idea_id, title: row.title, votes: row.votes },
    into: { id: row.target_id, title: row.target_title },
    mergedAt: row.merged_at.toISOString(),
  }));
}
