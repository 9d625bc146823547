import { moveVotes, type MoveContext, type VoteGroup } from './move-votes.ts';

/** Counts held or void votes again, on the day on which they were cast. */
export function releaseVotes(context: MoveContext, votes: VoteGroup): Promise<number> {
  return moveVotes(context, votes, ['held', 'void'], 'counted');
}
