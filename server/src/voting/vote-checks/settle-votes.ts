import type { RawBuilder } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { VoteState } from '../../tables.ts';
import { moveVotes, type MoveContext } from '../holds/move-votes.ts';
import { logChange, type LoggedChange } from './log-change.ts';
import { selectMisplaced } from './sql.ts';

/** Who decided, for the log. */
export type Decider = Pick<LoggedChange, 'madeBy' | 'accountId'>;

/**
 * Moves votes for an idea to the states that follow from the checks and settings of the board. `voters` selects the votes
 * to look at, with the columns account_id and state. Each slice is logged in the transaction that moves it. Returns the
 * highest account id that was looked at, or null if there was none.
 */
export async function settleVotes(
  context: MoveContext,
  { creatorId, boardId }: BoardKey,
  ideaId: number,
  voters: RawBuilder<unknown>,
  { checkId, ...decider }: Decider & { checkId: number | null },
): Promise<number | null> {
  const { last, misplaced } = await selectMisplaced(context.db, { creatorId, boardId }, ideaId, voters);
  for (const { from, to, accounts } of misplaced)
    await moveVotes(context, { creatorId, ideaId, accountIds: accounts }, [from], to, (transaction, votes) =>
      logChange(transaction, { creatorId, boardId, checkId, change: changeOf(from, to), ...decider, votes }),
    );
  return last;
}

function changeOf(from: VoteState, to: VoteState): LoggedChange['change'] {
  if (to === 'counted') return 'counted';
  if (to === 'void') return 'removed';
  return from === 'void' ? 'undone' : 'held';
}
