import type { VoteReply } from '@upnext/contract/votes';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { VoteLimit } from './limit-votes.ts';
import { packBallots, type Ballot } from './pack-ballots.ts';
import { judgeVote, type VoteOutcome } from './sql.ts';
import type { VoteBatch } from './vote-batch.ts';

/** Adds a vote. A second one changes nothing and is told so: repeating after a lost answer is always safe. */
export async function castVote(
  batch: VoteBatch,
  limit: VoteLimit,
  ballot: Ballot,
  requestId: string,
): Promise<VoteReply> {
  const outcome = await batch.cast(ballot, requestId);
  if (outcome.account_id !== null) limit.tell(ballot.sessionHash, outcome.account_id);
  return reply(ballot, outcome);
}

/** Whether the vote would count; writes nothing. */
export async function checkVote(context: Context, ballot: Ballot): Promise<VoteReply> {
  const [outcome] = await runNamed(context.pool, judgeVote, packBallots([ballot]));
  if (!outcome) throw new Refusal('idea_not_found');
  return reply(ballot, outcome);
}

function reply(ballot: Ballot, { refusal, votes, version }: VoteOutcome): VoteReply {
  if (refusal !== null) throw new Refusal(refusal);
  if (votes === null || version === null) throw new Error('A counted vote without a count');
  return { ideaId: ballot.ideaId, votes, version };
}
