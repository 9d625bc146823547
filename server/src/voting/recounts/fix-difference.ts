import type { Kysely } from 'kysely';

import { changeBoard, lockBoard } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import type { Difference } from './find-differences.ts';
import { countBoard, lockIdea, fixIdea } from './sql.ts';

/** Recounts while holding the locks on the idea and the board, and stores the result. */
export async function fixDifference(db: Kysely<Tables>, { of, creatorId, id }: Difference): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    let boardId: number | undefined = id;
    if (of === 'idea') {
      boardId = (await lockIdea(transaction, creatorId, id))?.board_id;
      if (boardId !== undefined) await fixIdea(transaction, creatorId, id);
    }
    if (boardId === undefined) return;
    const board = { creatorId, boardId };
    const shown = await lockBoard(transaction, board);
    if (!shown) return;
    const counted = await countBoard(transaction, board);
    await changeBoard(transaction, board, {
      ideas: counted.idea_count - shown.idea_count,
      pending: counted.pending_count - shown.pending_count,
      votes: counted.total_votes - shown.total_votes,
    });
  });
}
