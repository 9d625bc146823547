import type { SimilarIdea } from '@upnext/contract/boards/suggestions';

import type { Vote } from '../../voting/votes/use-vote.ts';
import { VoteButton } from '../../voting/votes/vote-button.tsx';

type VoteInsteadProps = { idea: SimilarIdea; vote: Vote; onVote: () => void };

/** Vote button for an idea that is already on the chart. Voting closes the suggestion dialog. */
export function VoteInstead({ idea: { id, title, votes, isVoted }, vote, onVote }: VoteInsteadProps) {
  return (
    <VoteButton
      title={title}
      votes={votes}
      {...vote.of(id)}
      {...(isVoted ? { state: 'voted' as const } : {})}
      onPress={() => {
        if (isVoted) return;
        onVote();
        vote.press(id);
      }}
    />
  );
}
