import '../../styles/idea-rows.css';
import '../../styles/fresh-chart.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { shareClass } from '../../ui/meter.tsx';

type FreshChartProps = {
  titles: readonly string[];
  /** The words in the next free place. */
  next?: string;
  /** True if the bars grow with the words. Otherwise they fall from the first to the last place. */
  isTyping?: boolean;
};

/** A chart without votes: its bars are decoration. */
export function FreshChart({ titles, next, isTyping = false }: FreshChartProps) {
  const nextPlace = titles.length + 1;
  return (
    <ol className="chart chart-fresh">
      {titles.map((title, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is the row's identity, and its bar grows in place
        <FreshRow key={at} place={at + 1} share={shareAt(at) * (isTyping ? grown(title) : 1)}>
          <p className="row-title" dir="auto">
            {title}
          </p>
        </FreshRow>
      ))}
      {next !== undefined && (
        <FreshRow place={nextPlace} share={0.3} isFree>
          <p className="row-desc">{next}</p>
        </FreshRow>
      )}
    </ol>
  );
}

type FreshRowProps = { place: number; share: number; isFree?: boolean; children: ReactNode };

function FreshRow({ place, share, isFree = false, children }: FreshRowProps) {
  return (
    <li className={clsx('row', place <= 3 && `row-${place}`, isFree && 'row-free', shareClass(share))}>
      <span className="row-bar" aria-hidden="true" />
      <span className={`row-place row-place-${String(place).length}`} aria-hidden="true">
        <span>{place}</span>
      </span>
      <div className="row-body">{children}</div>
    </li>
  );
}

function shareAt(at: number): number {
  return Math.max(0.28, 0.96 - at * 0.13);
}

const fullAt = 24;

function grown(title: string): number {
  return 0.4 + 0.6 * Math.min(1, title.length / fullAt);
}
