import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import { useMemo, type ReactNode } from 'react';

import { ChartRow } from './chart-row.tsx';
import { standingsOf } from './standings.ts';
import { useOvertake } from './use-overtake.ts';

type ChartProps = {
  ideas: readonly Idea[];
  /** The most votes of the board, where its leader may not be among the ideas. */
  leaderVotes?: number;
  /** Names the way they are sorted. */
  view: string;
  about?: 'inline' | 'tooltip';
  isVoted: (ideaId: number) => boolean;
  renderVote: (idea: Idea) => ReactNode;
  /** Absent where nothing can be reported, and for whoever's own ideas these are. */
  onReport?: ((idea: Idea) => void) | undefined;
  /** After the last idea: the row of the next one. */
  lastRow?: ReactNode;
  className?: string;
};

export function Chart({
  ideas,
  leaderVotes,
  view,
  about = 'inline',
  isVoted,
  renderVote,
  onReport,
  lastRow,
  className,
}: ChartProps) {
  const standings = useMemo(() => standingsOf(ideas, leaderVotes), [ideas, leaderVotes]);
  const list = useOvertake(ideas.map(({ id }) => id).join(), view);
  return (
    <ol ref={list} className={clsx('chart', className)}>
      {ideas.map((idea) => (
        <ChartRow
          key={idea.id}
          idea={idea}
          standing={standings.get(idea.id)}
          isVoted={isVoted(idea.id)}
          about={about}
          vote={renderVote(idea)}
          onReport={onReport}
        />
      ))}
      {lastRow}
    </ol>
  );
}
