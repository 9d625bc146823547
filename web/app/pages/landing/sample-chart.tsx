import { useEffect, useMemo, useState } from 'react';

import { sampleId, type SampleIdea, type SampleName } from './sample-ideas.ts';
import { SampleRows } from './sample-rows.tsx';
import { useSampleIdeas } from './use-sample-ideas.ts';

type SampleChartProps = {
  samples: readonly SampleIdea[];
  /** Ideas that are shown as voted from the start. */
  voted: readonly SampleName[];
  className: string;
};

const celebrationMs = 1_000;

/** A sample chart to try out. Votes are kept only in this component's state. */
export function SampleChart({ samples, voted, className }: SampleChartProps) {
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const [celebrated, setCelebrated] = useState<number>();
  const ranked = useMemo(() => rank(samples, pressed), [samples, pressed]);
  const ideas = useSampleIdeas(ranked);
  const isVoted = (ideaId: number) => pressed.includes(ideaId) || voted.some((name) => sampleId(name) === ideaId);

  useEffect(() => {
    if (celebrated === undefined) return undefined;
    const timer = setTimeout(() => setCelebrated(undefined), celebrationMs);
    return () => clearTimeout(timer);
  }, [celebrated]);

  return (
    <SampleRows
      ideas={ideas}
      className={className}
      isVoted={isVoted}
      celebrated={celebrated}
      onVote={(ideaId) => {
        if (isVoted(ideaId)) return;
        setPressed([...pressed, ideaId]);
        setCelebrated(ideaId);
      }}
    />
  );
}

/** The sort is stable, so ideas with equal votes keep their order. */
function rank(samples: readonly SampleIdea[], pressed: readonly number[]): SampleIdea[] {
  return samples
    .map((sample) => ({ ...sample, votes: sample.votes + (pressed.includes(sampleId(sample.name)) ? 1 : 0) }))
    .toSorted((a, b) => b.votes - a.votes);
}
