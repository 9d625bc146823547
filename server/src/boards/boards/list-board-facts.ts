import type { Context } from '../../context.ts';
import { namedQuery, runNamed } from '../../platform/postgres/named-query.ts';

export type BoardFacts = {
  id: number;
  is_main: boolean;
  slug: string | null;
  is_listed: boolean;
  hidden_at: Date | null;
  featured_at: Date | null;
  idea_count: number;
  pending_count: number;
  total_votes: number;
};

/** Parameter: $1 creator id. */
const selectFacts = namedQuery<BoardFacts>(
  'operator-boards',
  `SELECT b.id, b.is_main, b.slug, b.is_listed, b.hidden_at, f.featured_at, b.idea_count, b.pending_count, b.total_votes
   FROM boards b LEFT JOIN featured_boards f ON f.creator_id = b.creator_id AND f.board_id = b.id
   WHERE b.creator_id = $1 ORDER BY b.is_main DESC, b.id LIMIT 100`,
);

/** Returns a creator's boards with the details shown to operators. */
export async function listBoardFacts({ pool }: Context, creatorId: number): Promise<BoardFacts[]> {
  return await runNamed(pool, selectFacts, [creatorId]);
}
