import { sql, type Kysely } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';

/**
 * Forgets withdrawn votes for an idea that were on hold without a check, so that they count if they are cast again. Call
 * when such votes are no longer held.
 */
export async function forgetWithdrawn(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  ideaId: number,
): Promise<void> {
  await sql`
    DELETE FROM withdrawn_holds w USING ideas i
    WHERE w.creator_id = ${creatorId} AND w.idea_id = ${ideaId} AND w.state = 'held'
      AND i.creator_id = w.creator_id AND i.id = w.idea_id AND i.attacked_at IS NULL
      AND NOT EXISTS (SELECT FROM vote_checks c
        WHERE c.creator_id = ${creatorId} AND c.board_id = ${boardId} AND c.state <> 'counted'
          AND w.idea_id = ANY(c.idea_ids) AND w.account_id = ANY(c.account_ids))`.execute(db);
}
