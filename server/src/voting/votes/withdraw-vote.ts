import type { VoteReply } from '@upnext/contract/voting/votes';

import { announceChange } from '../../boards/chart/announce-change.ts';
import { lockWithMerged, type LockedMerges } from '../../boards/merges/lock-with-merged.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { judgeBallot } from './cast-vote.ts';
import { deleteVotes, reassignCopy, selectVotesOf, type StoredVote } from './change-votes.ts';
import type { Ballot } from './pack-ballots.ts';

/**
 * Takes a vote back. A vote for a merged idea can be withdrawn while the idea that it counts for is in the race.
 * Withdrawing the vote for an idea also withdraws the account's votes for the ideas that were merged into it.
 */
export async function withdrawVote(context: Context, ballot: Ballot): Promise<VoteReply> {
  const { ideaId } = ballot;
  const { refusal, accountId, creatorId, boardId } = await judgeBallot(context, ballot);
  if (accountId !== null) context.voteLimit.tell(ballot.sessionHash, accountId);
  if (refusal === 'not_signed_in' || refusal === 'idea_not_found' || refusal === 'voting_ended')
    throw new Refusal(refusal);
  if (accountId === null || creatorId === null || boardId === null)
    throw new Error('judge-vote returned no account, creator or board');
  const reply = await lockWithMerged(context.db, creatorId, ideaId, async (transaction, locked) => {
    requireRace(locked, ideaId);
    const voter = { creatorId, accountId };
    const votes = await selectVotesOf(
      transaction,
      voter,
      locked.ideas.map(({ id }) => id),
    );
    const { withdrawn, copy } = chooseVotes(locked, votes, ideaId);
    if (withdrawn.length === 0) throw new Refusal('not_voted');
    if (copy) await reassignCopy(transaction, voter, copy);
    return await deleteVotes(transaction, voter, withdrawn, ideaId);
  });
  announceChange(context, creatorId, boardId);
  return { ideaId, ...reply };
}

/** Follows the merges to the idea on the chart, which must still accept votes. */
function requireRace({ ideas, merges }: LockedMerges, ideaId: number): void {
  const merge = merges.find((one) => one.idea_id === ideaId && !one.is_undone);
  if (merge) return requireRace({ ideas, merges }, merge.target_id);
  const status = ideas.find(({ id }) => id === ideaId)?.status;
  if (status === 'closed') throw new Refusal('voting_ended');
  if (status === undefined || status === 'deleted') throw new Refusal('idea_not_found');
}

type Choice = { withdrawn: number[]; copy?: { ideaId: number; from: StoredVote } };

/**
 * Chooses the account's votes to delete: for the idea, for all ideas merged into it, and the copies in the ideas that it
 * was merged into. If the account has another vote that counts for such an idea, the copy stays and now belongs to that
 * vote, as when a merge is undone.
 */
function chooseVotes({ merges }: LockedMerges, votes: StoredVote[], ideaId: number): Choice {
  const stored = new Map(votes.map((vote) => [vote.idea_id, vote]));
  const sourcesOf = (id: number) => merges.filter((one) => one.target_id === id && !one.is_undone);
  const below = (id: number): number[] => [id, ...sourcesOf(id).flatMap((one) => below(one.idea_id))];
  const withdrawn = below(ideaId).filter((id) => stored.has(id));
  // An undone merge that is still returning votes has left copies in its target.
  for (let merge = mergeOf(ideaId); merge; merge = mergeOf(merge.target_id)) {
    const { idea_id: from, target_id: target } = merge;
    if (stored.get(target)?.merged_from !== from) break;
    const [heir] = sourcesOf(target).flatMap((one) => (one.idea_id === from ? [] : (stored.get(one.idea_id) ?? [])));
    if (heir) return { withdrawn, copy: { ideaId: target, from: heir } };
    withdrawn.push(target);
  }
  return { withdrawn };

  function mergeOf(id: number) {
    return merges.find((one) => one.idea_id === id);
  }
}
