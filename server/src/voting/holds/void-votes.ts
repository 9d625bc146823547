import { moveVotes, type MoveContext, type VoteGroup } from './move-votes.ts';

/** Removes votes from the count for good, unless they are released. Their voters still see them as cast. */
export function voidVotes(context: MoveContext, votes: VoteGroup): Promise<number> {
  return moveVotes(context, votes, ['counted', 'held'], 'void');
}
