import type { DemoCreator } from '../demo-creator.ts';

/** Signed up today: no ideas, no votes, no history. */
export const huertoEnLaAzotea: DemoCreator = {
  username: 'huerto_en_la_azotea',
  profileDescription: null,
  profileBackground: 'gradient-1',
  links: {},
  daysOld: 0,
  topVotes: 0,
  ideas: [],
};
