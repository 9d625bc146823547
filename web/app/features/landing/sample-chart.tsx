import type { Idea } from '@upnext/contract/ideas';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { sampleId, type SampleIdea, type SampleName } from './sample-ideas.ts';
import { useSampleIdeas } from './use-sample-ideas.ts';

/** What the page needs to draw a chart of samples with the product's own parts. */
export type SampleFrame = {
  ideas: readonly Idea[];
  className: string;
  isVoted: (ideaId: number) => boolean;
  isCelebrated: (ideaId: number) => boolean;
  onVote: (ideaId: number) => void;
};

export type RenderChart = (frame: SampleFrame) => ReactNode;

type SampleChartProps = {
  samples: readonly SampleIdea[];
  /** Voted for before the visitor came. */
  voted: readonly SampleName[];
  className: string;
  renderChart: RenderChart;
};

const celebrationMs = 1_000;

/** A chart to try: a press counts here and nowhere else. */
export function SampleChart({ samples, voted, className, renderChart }: SampleChartProps) {
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

  return renderChart({
    ideas,
    className,
    isVoted,
    isCelebrated: (ideaId) => ideaId === celebrated,
    onVote(ideaId) {
      if (isVoted(ideaId)) return;
      setPressed([...pressed, ideaId]);
      setCelebrated(ideaId);
    },
  });
}

/** The sort is stable: of two with equal votes the one that stood higher stays there. */
function rank(samples: readonly SampleIdea[], pressed: readonly number[]): SampleIdea[] {
  return samples
    .map((sample) => ({ ...sample, votes: sample.votes + (pressed.includes(sampleId(sample.name)) ? 1 : 0) }))
    .toSorted((a, b) => b.votes - a.votes);
}
