import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { Viewer } from '../../api/viewer.ts';
import { fetchOwnVotes, type VoteAddress } from './vote-address.ts';
import { rememberVotes, useVoteMemory } from './vote-memory.ts';

/** A vote cast on this page. The voter is undefined while the viewer is not known yet. */
type CastVote = { ideaId: number; voterId: number | undefined };

const castKey = ['cast votes'];
const none: CastVote[] = [];

/**
 * The ideas the viewer has voted for, empty for visitors. The server's list is authoritative. Until it arrives, the
 * votes stored in this browser are used. Votes cast on this page are added, because the server's list may be older.
 */
export function useOwnVotes(address: VoteAddress, ideaIds: readonly number[], viewer: Viewer): ReadonlySet<number> {
  const memory = useVoteMemory();
  const asked = useMemo(() => ideaIds.toSorted((a, b) => a - b), [ideaIds]);
  const { data: answer } = useQuery({
    queryKey: ['own votes', viewer?.id, address, asked],
    queryFn: () => fetchOwnVotes(address, asked),
    enabled: Boolean(viewer) && asked.length > 0 && address !== 'anywhere',
    // Keep the last response for the same viewer while the list of ideas changes.
    placeholderData: (before, query) => (query?.queryKey[1] === viewer?.id ? before : undefined),
  });
  const { data: cast = none } = useQuery<CastVote[]>({ queryKey: castKey, queryFn: skipToken, gcTime: Infinity });
  useEffect(() => {
    if (answer) rememberVotes(answer);
  }, [answer]);
  return useMemo(() => {
    if (viewer === null) return new Set();
    const isMine = ({ voterId }: CastVote) => voterId === undefined || voterId === viewer?.id;
    const known = viewer && answer ? answer : memory;
    return new Set([...known, ...cast.filter(isMine).map(({ ideaId }) => ideaId)]);
  }, [viewer, answer, memory, cast]);
}

/** Marks an idea as voted before the server responds. */
export function markVote(client: QueryClient, vote: CastVote): void {
  client.setQueryData<CastVote[]>(castKey, (votes = none) => [...votes, vote]);
}

export function unmarkVote(client: QueryClient, ideaId: number): void {
  client.setQueryData<CastVote[]>(castKey, (votes = none) => votes.filter((vote) => vote.ideaId !== ideaId));
}
