import type { DemoCreator } from '../demo-creator.ts';

/** A creator with one idea and no votes today, so the next chart close has nothing to write for this board. */
export const oneTakeOmar: DemoCreator = {
  username: 'one_take_omar',
  displayName: 'One Take Omar',
  profileDescription: 'Short films in a single shot. No cuts, no second takes, one very sore shoulder.',
  profileBackground: 'gradient-4',
  links: { instagram: 'https://www.instagram.com/onetakeomar.demo' },
  daysOld: 12,
  topVotes: 37,
  quietToday: true,
  ideas: [
    {
      title: 'A heist film in one take, in my sister’s bakery, before it opens',
      description: 'Opening time is six. The croissants are real and so is the deadline.',
      daysAgo: 8,
    },
  ],
};
