import { limits } from '@upnext/contract/limits';
import type { Kysely, Transaction } from 'kysely';

import { changeBoard, type BoardKey } from '../../boards/chart/change-board.ts';
import { queueRoundPosts } from '../../notifications/discord-posts/queue-post.ts';
import type { Tables } from '../../tables.ts';
import { insertCandidates, lockCandidates, type LockedIdea } from './change-candidates.ts';
import { lockRound } from './lock-round.ts';
import type { RoundKey } from './round-row.ts';
import { scheduleRound, setState } from './schedule-round.ts';
import { insertNextRound, lockOpenBoard } from './sql.ts';

/**
 * Opens a scheduled round when its time has come. It is cancelled if the board has too few ideas, or if its closing time
 * has passed because no worker was running.
 */
export async function openRound(db: Kysely<Tables>, key: RoundKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const round = await lockRound(transaction, key);
    if (round?.state !== 'scheduled') return;
    if (!round.has_opened) return await scheduleRound(transaction, key);
    const board = { creatorId: key.creatorId, boardId: round.board_id };
    const ideas = await lockCandidates(transaction, board, round);
    const isActive = await lockOpenBoard(transaction, board);
    const repeatsWeekly = round.repeats_weekly && isActive;
    if (isActive && !round.is_over && ideas.length >= limits.roundIdeasMin) {
      await startRound(transaction, board, key, ideas, { repeatsWeekly });
    } else {
      await setState(transaction, key, 'cancelled');
      if (repeatsWeekly) await scheduleNext(transaction, board, key);
    }
    await changeBoard(transaction, board);
  });
}

/** Opens a round in a transaction that has locked its ideas and then its board. */
export async function startRound(
  transaction: Transaction<Tables>,
  board: BoardKey,
  key: RoundKey,
  ideas: readonly LockedIdea[],
  { repeatsWeekly }: { repeatsWeekly: boolean },
): Promise<void> {
  await insertCandidates(transaction, key, ideas);
  await scheduleRound(transaction, key);
  await queueRoundPosts(transaction, board, key.roundId);
  if (repeatsWeekly) await scheduleNext(transaction, board, key);
}

async function scheduleNext(transaction: Transaction<Tables>, board: BoardKey, { roundId }: RoundKey): Promise<void> {
  const next = await insertNextRound(transaction, board, roundId);
  if (next) await scheduleRound(transaction, next);
}
