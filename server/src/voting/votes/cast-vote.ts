import type { VoteReply } from '@upnext/contract/voting/votes';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { packBallots, unpackOutcomes, type Ballot, type VoteOutcome } from './pack-ballots.ts';
import { judgeVote } from './sql.ts';

/**
 * Adds a vote. A second vote for the same idea changes nothing and is refused with already_voted, so clients can retry
 * safely.
 */
export async function castVote(
  { voteBatch, voteLimit }: Context,
  ballot: Ballot,
  requestId: string,
): Promise<VoteReply> {
  const outcome = await voteBatch.cast(ballot, requestId);
  if (outcome.accountId !== null) voteLimit.tell(ballot.sessionHash, outcome.accountId);
  return reply(ballot, outcome);
}

/** Checks whether the vote would count, without writing anything. */
export async function checkVote(context: Context, ballot: Ballot): Promise<VoteReply> {
  return reply(ballot, await judgeBallot(context, ballot));
}

/** Resolves the session and the path of a ballot, and says how a vote would be answered. */
export async function judgeBallot({ pool }: Context, ballot: Ballot): Promise<VoteOutcome> {
  const packed = packBallots([ballot]);
  const [row] = await runNamed(pool, judgeVote, packed);
  const [outcome] = row ? unpackOutcomes(packed, row) : [];
  if (!outcome) throw new Error('judge-vote returned no outcome');
  return outcome;
}

function reply(ballot: Ballot, { refusal, votes, version }: VoteOutcome): VoteReply {
  if (refusal !== null) throw new Refusal(refusal);
  if (votes === null || version === null) throw new Error('a counted vote has no count or version');
  return { ideaId: ballot.ideaId, votes, version };
}
