import type { Ballot } from '@upnext/contract/voting/ballots';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RoundBallot } from './pack-choices.ts';

/** Casts or changes the voter's ballot. The reply is the same whether the ballot is counted or held. */
export async function castBallot(
  { ballotBatch, voteLimit }: Context,
  ballot: RoundBallot,
  requestId: string,
): Promise<Ballot> {
  const { accountId, refusal } = await ballotBatch.add(ballot, requestId);
  if (accountId !== null) voteLimit.tell(ballot.sessionHash, accountId);
  if (refusal !== null) throw new Refusal(refusal);
  return { ideaIds: ballot.ideaIds };
}
