import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '@upnext/contract/request';
import { withdrawBoardVote, withdrawLinkedVote, withdrawVote, type VoteReply } from '@upnext/contract/voting/votes';

import { call } from '../../api/client.ts';
import { uncountVote } from '../achievements/rules.ts';
import { currentStats, saveStats } from '../achievements/stats-store.ts';
import { unmarkVote } from './use-own-votes.ts';
import type { VoteAddress } from './vote-address.ts';
import { forgetVote } from './vote-memory.ts';

/**
 * Withdraws the vote and removes it from all lists in this browser. Boards load this file when *Undo* is pressed, to keep
 * them small. Returns undefined if the vote had been withdrawn before, for example on another device.
 */
export async function takeVoteBack(
  client: QueryClient,
  address: VoteAddress,
  ideaId: number,
): Promise<VoteReply | undefined> {
  const reply = await send(address, String(ideaId)).catch((error: unknown) => {
    if (error instanceof CallError && error.reply.code === 'not_voted') return undefined;
    throw error;
  });
  client.setQueriesData<number[]>({ queryKey: ['own votes'] }, (ids) => ids?.filter((id) => id !== ideaId));
  client.removeQueries({ queryKey: ['recent votes'] });
  unmarkVote(client, ideaId);
  forgetVote(ideaId);
  if (reply) saveStats(uncountVote(currentStats(), ideaId));
  return reply;
}

function send(address: VoteAddress, id: string): Promise<VoteReply> {
  if (address === 'anywhere') return call(withdrawVote, { params: { id } });
  return 'token' in address
    ? call(withdrawLinkedVote, { params: { token: address.token, id } })
    : call(withdrawBoardVote, { params: { username: address.username, id } });
}
