import { moveVotes, type MoveContext, type VoteGroup } from './move-votes.ts';

/** Takes counted votes out of the public count until they are released or voided. Void votes stay void. */
export function holdVotes(context: MoveContext, votes: VoteGroup): Promise<number> {
  return moveVotes(context, votes, ['counted'], 'held');
}
