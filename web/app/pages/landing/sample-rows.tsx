import type { Idea } from '@upnext/contract/boards/ideas';

import { Chart } from '../../boards/chart/chart.tsx';
import { VoteButton } from '../../voting/votes/vote-button.tsx';

type SampleRowsProps = {
  ideas: readonly Idea[];
  className: string;
  isVoted: (ideaId: number) => boolean;
  celebrated: number | undefined;
  onVote: (ideaId: number) => void;
};

/** The product's chart component with sample ideas. */
export function SampleRows({ ideas, className, isVoted, celebrated, onVote }: SampleRowsProps) {
  return (
    <Chart
      ideas={ideas}
      view="chart"
      className={className}
      isVoted={isVoted}
      renderVote={({ id, title, votes }) => (
        <VoteButton
          title={title}
          votes={votes}
          state={isVoted(id) ? 'voted' : 'rest'}
          isCelebrated={id === celebrated}
          isHighlighted={id === celebrated}
          onPress={() => onVote(id)}
        />
      )}
    />
  );
}
