import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { Viewer } from '../../api/viewer.ts';
import { askOwnVotes, type VoteAddress } from './vote-address.ts';
import { rememberVotes, useVoteMemory } from './vote-memory.ts';

export const ownVotesKey = (viewer: Viewer) => ['own votes', viewer?.id];

/**
 * What the viewer has voted for. The server's answer decides; until it comes, and for guests, this browser's memory
 * stands in for it.
 */
export function useOwnVotes(address: VoteAddress, ideaIds: readonly number[], viewer: Viewer): ReadonlySet<number> {
  const memory = useVoteMemory();
  const asked = useMemo(() => ideaIds.toSorted((a, b) => a - b), [ideaIds]);
  const { data: answer } = useQuery({
    queryKey: [...ownVotesKey(viewer), address, asked],
    queryFn: () => askOwnVotes(address, asked),
    enabled: Boolean(viewer) && asked.length > 0 && address !== 'anywhere',
    // While the list grows or changes: what this same viewer was told before.
    placeholderData: (before, query) => (query?.queryKey[1] === viewer?.id ? before : undefined),
  });
  useEffect(() => {
    if (answer) rememberVotes(answer);
  }, [answer]);
  return useMemo(() => (viewer && answer ? new Set(answer) : memory), [viewer, answer, memory]);
}
