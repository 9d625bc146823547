import { SampleChart } from './sample-chart.tsx';
import type { SampleIdea } from './sample-ideas.ts';

const samples: readonly SampleIdea[] = [
  { name: 'paella', votes: 1_284, previous: 1 },
  { name: 'tortilla', votes: 1_196, previous: 5 },
  { name: 'espresso', votes: 1_013, previous: 2 },
];

export function HeroChart() {
  return <SampleChart samples={samples} voted={['tortilla']} className="chart-hero" />;
}
