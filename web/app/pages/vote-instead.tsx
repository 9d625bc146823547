import type { SimilarIdea } from '@upnext/contract/suggestions';

import type { Vote } from '../features/votes/use-vote.ts';
import { VoteButton } from '../features/votes/vote-button.tsx';

/** The vote button of an idea that somebody was about to suggest: whoever presses it is done with the dialog. */
export function voteInstead(vote: Vote, finish: () => void) {
  return ({ id, title, votes, isVoted }: SimilarIdea) => (
    <VoteButton
      title={title}
      votes={votes}
      {...vote.of(id)}
      {...(isVoted ? { state: 'voted' as const } : {})}
      onPress={() => {
        if (isVoted) return;
        finish();
        vote.press(id);
      }}
    />
  );
}
