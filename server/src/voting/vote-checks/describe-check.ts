import type { VoteCheck } from '@upnext/contract/voting/vote-checks';

import type { CheckRow } from './sql.ts';

export function describeCheck(row: CheckRow, viewerId: number): VoteCheck {
  const { id, kind, state, ideas, votes, figures } = row;
  return {
    id,
    kind,
    state,
    ideas,
    votes,
    figures,
    firstVoteAt: row.first_vote_at.toISOString(),
    lastVoteAt: row.last_vote_at.toISOString(),
    releasesAt: row.releases_at?.toISOString() ?? null,
    decided: row.decided_at && { by: deciderOf(row, viewerId), at: row.decided_at.toISOString() },
  };
}

function deciderOf({ made_by: madeBy, decided_by: decidedBy }: CheckRow, viewerId: number) {
  if (madeBy === 'operator' || madeBy === 'detector') return madeBy;
  return decidedBy === viewerId ? 'you' : 'team';
}
