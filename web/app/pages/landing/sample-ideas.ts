import type { Idea } from '@upnext/contract/boards/ideas';
import type { Messages } from 'use-intl';

export type SampleName = keyof Messages['landing']['ideas'];
export type SampleIdea = { name: SampleName; votes: number; previous: number | null };

const names: readonly SampleName[] = [
  'paella',
  'tortilla',
  'espresso',
  'bus',
  'dad',
  'tools',
  'chord',
  'busking',
  'voices',
];

const whenever = '2026-01-05T00:00:00.000Z';

export function sampleId(name: SampleName): number {
  return names.indexOf(name) + 1;
}

/** Converts samples, sorted by place, to ideas for the chart. */
export function toIdeas(samples: readonly SampleIdea[], titleOf: (name: SampleName) => string): Idea[] {
  return samples.map(({ name, votes, previous }, index) => ({
    id: sampleId(name),
    title: titleOf(name),
    description: '',
    votes,
    createdAt: whenever,
    creatorId: 0,
    position: { current: index + 1, previous, change: previous === null ? null : previous - index - 1 },
    status: 'approved',
    stage: 'open',
    suggestedBy: null,
  }));
}
