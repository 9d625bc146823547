import '../../styles/idea-rows.css';
import type { Idea } from '@upnext/contract/boards/ideas';
import { useMemo, type ReactNode } from 'react';

import { standingsOf } from '../chart/standings.ts';
import { IdeaRow, type IdeaRowLinks } from './idea-row.tsx';

type IdeaRowsProps = IdeaRowLinks & {
  ideas: readonly Idea[];
  /** Ideas that are off the chart have no bars. */
  isClosed?: boolean;
  /** Rows after the last idea. */
  lastRows?: ReactNode;
  note?: ReactNode;
};

/** The creator's ideas as rows of a chart. */
export function IdeaRows({ ideas, pathOf, actions, isClosed = false, lastRows, note }: IdeaRowsProps) {
  const standings = useMemo(() => standingsOf(isClosed ? [] : ideas), [ideas, isClosed]);
  return (
    <div className="sheet own-chart">
      <ol className="chart chart-compact">
        {ideas.map((idea) => (
          <IdeaRow key={idea.id} idea={idea} standing={standings.get(idea.id)} pathOf={pathOf} actions={actions} />
        ))}
        {lastRows}
      </ol>
      {note && <div className="own-note">{note}</div>}
    </div>
  );
}
