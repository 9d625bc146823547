import type { ExplorePage } from '@upnext/contract/boards/boards';

import type { Context } from '../../context.ts';
import { logoUrlOf } from '../../identity/accounts/describe-creator.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { readSearch } from '../chart/read-search.ts';
import { selectExplore } from './sql.ts';

/** The ideas with the most votes across all listed boards, starting after the place in the cursor. */
export async function listExplore(
  context: Context,
  { cursor, q }: { cursor?: string | undefined; q?: string | undefined },
  size: number,
): Promise<Omit<ExplorePage, 'featured'>> {
  const rows = await runNamed(context.pool, selectExplore, [Number(cursor ?? 0), size + 1, readSearch(q)]);
  const shown = rows.slice(0, size);
  return {
    ideas: shown.map((row) =>
      describeIdea({ ...row, creator_name: row.display_name, creator_logo_url: logoUrlOf(row) }),
    ),
    nextCursor: rows.length > size ? String(shown.at(-1)?.place) : null,
  };
}
