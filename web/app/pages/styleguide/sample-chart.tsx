import { clsx } from 'clsx';
import { ArrowUp, Check } from 'lucide-react';

import { MovementBadge } from '../../ui/badge.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sampleIdeas } from './samples.ts';

type SampleIdea = (typeof sampleIdeas)[number];

export function SamplePill({ state, votes }: { state: 'rest' | 'voting' | 'voted'; votes: string }) {
  return (
    <button
      type="button"
      className="vote"
      aria-pressed={state === 'voted'}
      aria-busy={state === 'voting' || undefined}
      aria-label={`Vote, ${votes} votes, ${state}`}
    >
      {state === 'rest' && <ArrowUp className="i" />}
      {state === 'voting' && <Spinner />}
      {state === 'voted' && <Check className="i" />}
      <span className="vote-count">{votes}</span>
      <span className="vote-unit">votes</span>
    </button>
  );
}

function SampleRow({ idea, isShort }: { idea: SampleIdea; isShort: boolean }) {
  return (
    <li
      className={clsx(
        'row',
        idea.place <= 3 && `row-${idea.place}`,
        idea.isVoted && 'row-voted',
        shareClass(idea.share),
      )}
    >
      <span className="row-bar" aria-hidden="true" />
      <span className="row-place">
        <span>{idea.place}</span>
      </span>
      <div className="row-body">
        <h3 className="row-title">{idea.title}</h3>
        {!isShort && <p className="row-desc">{idea.text}</p>}
        {!isShort && (
          <p className="row-meta">
            <MovementBadge direction={idea.movement}>{idea.words}</MovementBadge>
            <span className="num">{idea.gap}</span>
          </p>
        )}
      </div>
      <SamplePill state={idea.isVoted ? 'voted' : 'rest'} votes={idea.votes} />
    </li>
  );
}

export function SampleChart({
  count = sampleIdeas.length,
  isShort = false,
  isRoomy = false,
}: {
  count?: number;
  isShort?: boolean;
  isRoomy?: boolean;
}) {
  return (
    <ol className={clsx('chart', isRoomy && 'chart-roomy')}>
      {sampleIdeas.slice(0, count).map((idea) => (
        <SampleRow key={idea.place} idea={idea} isShort={isShort} />
      ))}
    </ol>
  );
}

export function LoadingChart() {
  return (
    <ol className="chart" aria-busy="true" aria-label="Loading">
      {[1, 0.8, 0.6].map((share) => (
        <li key={share} className={clsx('row row-loading', shareClass(share))}>
          <span className="row-bar" />
          <span />
          <div className="row-body">
            <Skeleton className="w-5/6" />
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
          <span className="vote" />
        </li>
      ))}
    </ol>
  );
}
