import type { SampleIdea, SampleName } from './sample-ideas.ts';

export type DemoMoment = 'start' | 'vote' | 'suggestion' | 'climb' | 'lead' | 'end';
export type DemoFrame = {
  samples: readonly SampleIdea[];
  voted: readonly SampleName[];
  /** The idea that gets the viewer's vote in this frame. */
  justVoted: SampleName | undefined;
  day: number;
  moment: DemoMoment;
};

export const demoSeconds = 42;
export const newcomer: SampleName = 'voices';

/**
 * The last frame of demo-script.ts (a test compares them). It is copied here so that the still image doesn't load the
 * script.
 */
export const demoEnding: DemoFrame = {
  samples: [
    { name: newcomer, votes: 1_305, previous: 2 },
    { name: 'tools', votes: 1_221, previous: 1 },
    { name: 'dad', votes: 1_108, previous: 3 },
    { name: 'bus', votes: 1_036, previous: 4 },
    { name: 'chord', votes: 536, previous: 5 },
  ],
  voted: ['dad', newcomer],
  justVoted: undefined,
  day: 6,
  moment: 'end',
};
