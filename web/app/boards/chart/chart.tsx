import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { preload } from 'react-dom';

import numerals from '../../styles/fonts/upnext-numerals.woff2?url';
import { ChartRow } from './chart-row.tsx';
import { standingsOf } from './standings.ts';
import { useOvertake } from './use-overtake.ts';

type ChartProps = {
  ideas: readonly Idea[];
  /** The leader's votes, for lists that may not include the leader. */
  leaderVotes?: number;
  /** Identifies the sort order. */
  view: string;
  about?: 'inline' | 'tooltip';
  isVoted: (ideaId: number) => boolean;
  renderVote: (idea: Idea) => ReactNode;
  /** The path of an idea's page. Without it, titles are not links. */
  pathOf?: ((ideaId: number) => string) | undefined;
  /** Undefined if ideas can't be reported here, or if they belong to the viewer. */
  onReport?: ((idea: Idea) => void) | undefined;
  /** Extra row after the last idea, e.g. an invitation to suggest the next idea. */
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
  pathOf,
  onReport,
  lastRow,
  className,
}: ChartProps) {
  // Otherwise the browser requests the font only after the styles and the first layout.
  if (import.meta.env.SSR) preload(numerals, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
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
          path={pathOf?.(idea.id)}
          vote={renderVote(idea)}
          onReport={onReport}
        />
      ))}
      {lastRow}
    </ol>
  );
}
