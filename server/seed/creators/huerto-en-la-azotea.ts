import type { DemoCreator } from '../demo-creator.ts';

/** A creator who signed up today and has no ideas, votes or history. */
export const huertoEnLaAzotea: DemoCreator = {
  username: 'huerto_en_la_azotea',
  profileDescription: null,
  profileBackground: 'gradient-1',
  links: {},
  daysOld: 0,
  topVotes: 0,
  ideas: [],
};
