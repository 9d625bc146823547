import { useQuery } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { listVoteHistory, type VoteReply } from '@upnext/contract/voting/votes';
import { useEffect } from 'react';

import { call } from '../../api/client.ts';
import type { Viewer } from '../../api/viewer.ts';
import { useVote, type Vote } from '../../voting/votes/use-vote.ts';
import { rememberVotes } from '../../voting/votes/vote-memory.ts';

const spinnerMs = 500;
const highlightMs = 600;

/** Voting on ideas from different boards. */
export function useExploreVotes(ideas: readonly Idea[], viewer: Viewer, onVoted: (reply: VoteReply) => void): Vote {
  useRecentVotes(viewer);
  return useVote({
    address: 'anywhere',
    ideas,
    viewer,
    spinnerMs,
    highlightMs,
    storeAt: () => ({ path: '/explore', returnPath: '/explore' }),
    onVoted,
  });
}

/**
 * No endpoint checks the viewer's votes on ideas from different boards, so only the latest votes are loaded. Older
 * votes are discovered when the API returns already_voted.
 */
function useRecentVotes(viewer: Viewer): void {
  const { data } = useQuery({
    queryKey: ['recent votes', viewer?.id],
    queryFn: () => call(listVoteHistory, {}),
    enabled: Boolean(viewer),
  });
  useEffect(() => {
    if (data) rememberVotes(data.votes.map(({ idea }) => idea.id));
  }, [data]);
}
