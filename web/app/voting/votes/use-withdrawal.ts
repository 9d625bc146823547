import { useQueryClient } from '@tanstack/react-query';
import type { VoteReply } from '@upnext/contract/voting/votes';

import { useVoteWords } from './use-vote-words.ts';
import type { VoteAddress } from './vote-address.ts';

/**
 * Returns a function that withdraws a vote and shows the result as a toast. `onWithdrawn` gets the reply, or undefined if
 * the vote had been withdrawn before.
 */
export function useWithdrawal(address: VoteAddress) {
  const client = useQueryClient();
  const words = useVoteWords();
  return async function withdraw(ideaId: number, onWithdrawn: (reply: VoteReply | undefined) => void): Promise<void> {
    try {
      const { takeVoteBack } = await import('./withdraw-vote.ts');
      onWithdrawn(await takeVoteBack(client, address, ideaId));
      words.sayWithdrawn();
    } catch (error) {
      words.sayNotWithdrawn(error, () => void withdraw(ideaId, onWithdrawn));
    }
  };
}
