import { useQuery } from '@tanstack/react-query';
import { listVoteChecks } from '@upnext/contract/voting/vote-checks';

import { queryOf } from '../../api/query.ts';

export const voteChecksQuery = (board: string | undefined) => queryOf(listVoteChecks, { query: { board } });

const refreshMs = 30_000;

/** The board's vote checks, which the detectors may add to at any time. */
export function useVoteChecks(board: string | undefined) {
  return useQuery({ ...voteChecksQuery(board), refetchInterval: refreshMs });
}
