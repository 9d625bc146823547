import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Viewer } from '../../api/viewer.ts';
import { ownVotesKey, useOwnVotes } from './use-own-votes.ts';
import type { VoteAddress } from './vote-address.ts';
import { rememberVotes } from './vote-memory.ts';

type Cast = { by: number | undefined; ideaIds: ReadonlySet<number> };

/** What is marked as voted: what the server or this browser knows, and what was cast since. */
export function useMarkedVotes(address: VoteAddress, ideaIds: readonly number[], viewer: Viewer) {
  const client = useQueryClient();
  const known = useOwnVotes(address, ideaIds, viewer);
  const [cast, setCast] = useState<Cast>({ by: undefined, ideaIds: new Set() });
  // Another account in the same open page has cast nothing yet; one that was not known yet is the one that is known now.
  const isMine = ({ by }: Cast) => by === undefined || by === viewer?.id;
  return {
    isMarked: (ideaId: number) => known.has(ideaId) || (isMine(cast) && cast.ideaIds.has(ideaId)),
    mark: (ideaId: number) => {
      rememberVotes([ideaId]);
      // For the page that asked before, should it be opened again.
      client.setQueriesData<number[]>({ queryKey: ownVotesKey(viewer) }, (ids) => ids && [...ids, ideaId]);
      setCast((before) => ({
        by: viewer?.id,
        ideaIds: new Set([...(isMine(before) ? before.ideaIds : []), ideaId]),
      }));
    },
  };
}
