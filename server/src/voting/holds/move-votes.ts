import type { Transaction } from 'kysely';

import { announceChange } from '../../boards/chart/announce-change.ts';
import { isRemoved, lockWithMerged } from '../../boards/merges/lock-with-merged.ts';
import type { Context } from '../../context.ts';
import type { Tables, VoteState } from '../../tables.ts';
import { updateStates } from './sql.ts';

/** The number of accounts whose votes are moved per transaction. New votes for the idea wait meanwhile. */
const sliceSize = 2_000;

/** Jobs have no `boardChanges`: pages and streams show their changes within two seconds. */
export type MoveContext = Pick<Context, 'db'> & Partial<Pick<Context, 'boardChanges'>>;

export type VoteGroup = { creatorId: number; ideaId: number; accountIds: readonly number[] };

/**
 * Moves the accounts' votes for an idea from one of the states `from` to `to`, in slices. Counts are exact after each
 * slice, and a repeated call skips the votes that were moved before. The accounts' votes for ideas that merges connect
 * with the idea move along, because they count for the same idea, or will again when a merge is undone. Returns the
 * number of accounts with a moved vote. `onMoved` gets this number for each slice, in the slice's transaction, which has
 * locked the board.
 */
export async function moveVotes(
  { db, boardChanges }: MoveContext,
  { creatorId, ideaId, accountIds }: VoteGroup,
  from: readonly VoteState[],
  to: VoteState,
  onMoved?: (transaction: Transaction<Tables>, accounts: number) => Promise<void>,
): Promise<number> {
  let moved = 0;
  for (let start = 0; start < accountIds.length; start += sliceSize) {
    const slice = accountIds.slice(start, start + sliceSize);
    const done = await lockWithMerged(db, creatorId, ideaId, async (transaction, { ideas }) => {
      const ideaIds = ideas.filter((idea) => !isRemoved(idea)).map(({ id }) => id);
      const accounts = await updateStates(transaction, { creatorId, ideaIds, accountIds: slice }, from, to);
      if (accounts > 0) await onMoved?.(transaction, accounts);
      return { accounts, boardId: ideas[0]?.board_id };
    });
    moved += done.accounts;
    if (boardChanges && done.accounts > 0 && done.boardId !== undefined)
      announceChange({ boardChanges }, creatorId, done.boardId);
  }
  return moved;
}

/** Takes counted votes out of the public count until they are released or voided. Void votes stay void. */
export function holdVotes(context: MoveContext, votes: VoteGroup): Promise<number> {
  return moveVotes(context, votes, ['counted'], 'held');
}

/** Counts held or void votes again, on the day on which they were cast. */
export function releaseVotes(context: MoveContext, votes: VoteGroup): Promise<number> {
  return moveVotes(context, votes, ['held', 'void'], 'counted');
}

/** Removes votes from the count for good, unless they are released. Their voters still see them as cast. */
export function voidVotes(context: MoveContext, votes: VoteGroup): Promise<number> {
  return moveVotes(context, votes, ['counted', 'held'], 'void');
}
