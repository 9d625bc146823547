import { ideasPerPage } from '@upnext/contract/chart-limits';
import {
  castBoardVote,
  castLinkedVote,
  castVote,
  listOwnLinkedVotes,
  listOwnVotes,
  type VoteReply,
} from '@upnext/contract/voting/votes';

import { call } from '../../api/client.ts';

/** Where a vote is cast: on a creator's board, on a board opened through a share link, or outside a board. */
export type VoteAddress = { username: string } | { token: string } | 'anywhere';

export function sendVote(address: VoteAddress, ideaId: number): Promise<VoteReply> {
  const id = String(ideaId);
  if (address === 'anywhere') return call(castVote, { params: { id } });
  return 'token' in address
    ? call(castLinkedVote, { params: { token: address.token, id } })
    : call(castBoardVote, { params: { username: address.username, id } });
}

/**
 * Returns which of these ideas the viewer has voted for, using one request per 100 ideas. No endpoint covers several
 * boards, so the result for 'anywhere' is empty.
 */
export async function fetchOwnVotes(address: VoteAddress, ideaIds: readonly number[]): Promise<number[]> {
  if (address === 'anywhere') return [];
  const answers = await Promise.all(
    hundredsOf(ideaIds).map((ideas) => {
      const query = { ideas: ideas.join(',') };
      return 'token' in address
        ? call(listOwnLinkedVotes, { params: { token: address.token }, query })
        : call(listOwnVotes, { params: { username: address.username }, query });
    }),
  );
  return answers.flatMap((answer) => answer.ideaIds);
}

function hundredsOf(ideaIds: readonly number[]): number[][] {
  const size = ideasPerPage;
  return Array.from({ length: Math.ceil(ideaIds.length / size) }, (_, index) =>
    ideaIds.slice(index * size, (index + 1) * size),
  );
}
