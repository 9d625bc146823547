import type { Kysely } from 'kysely';

import { changeBoard } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import { releaseCandidates } from './change-candidates.ts';
import { lockRound } from './lock-round.ts';
import type { RoundKey } from './round-row.ts';
import { scheduleRound, setState } from './schedule-round.ts';
import { holdCheckedBallots } from './sql.ts';

/**
 * Ends the voting. The lock waits for ballots that were in time; later ones find the round closed. The ballots are counted
 * in the next job (`settleRound`), so that late ballots don't wait for the count.
 */
export async function closeRound(db: Kysely<Tables>, key: RoundKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const round = await lockRound(transaction, key);
    if (round?.state !== 'open') return;
    // The round was extended meanwhile.
    if (!round.is_over) return await scheduleRound(transaction, key);
    const board = { creatorId: key.creatorId, boardId: round.board_id };
    await holdCheckedBallots(transaction, board, key.roundId);
    await setState(transaction, key, 'closed');
    await scheduleRound(transaction, key);
    await releaseCandidates(transaction, key);
    await changeBoard(transaction, board);
  });
}
