import type { DemoCreator } from '../demo-creator.ts';

/** A creator who accepts no suggestions. */
export const coldKettle: DemoCreator = {
  username: 'ColdKettle',
  profileDescription:
    'A true-crime podcast with no gore and no guessing. Small cases, old files, people who were there. Told over tea that always goes cold. Cases reach us through families, so suggestions are closed.',
  profileBackground: 'gradient-4',
  links: {
    twitter: 'https://x.com/coldkettle_demo',
    threads: 'https://www.threads.net/@coldkettle.demo',
    website: 'https://coldkettle.example.com/episodes',
  },
  daysOld: 140,
  acceptsSuggestions: false,
  topVotes: 541,
  ideas: [
    {
      title: 'The village that stole its own church bell, twice',
      description: 'Once in 1911, once in 1987. The same family kept the key both times.',
    },
    {
      title: 'Forty letters signed by a man who never existed',
      description: 'He applied for jobs, thanked people for soup, and inherited a boat. Who was holding the pen?',
      trend: 'fading',
    },
    {
      title: 'The allotment war: sabotage among prize leeks',
      description: 'Three summers, one suspect with impeccable manners, and a jury that grew vegetables.',
      trend: 'rising',
    },
    {
      title: 'What a handwriting expert can’t tell you, from a handwriting expert',
      description: 'She has testified 60 times. She would like to take back two of them, and explains which.',
    },
    {
      title: 'The night the museum guard painted the forgery himself',
      description: '',
      trend: 'rising',
    },
    {
      title: 'Lost property: the suitcase that was claimed nine times in one week',
      description: 'Nine people described the contents correctly. There was nothing in it.',
      daysAgo: 2,
    },
    {
      title: 'The fake doctor everybody wanted back',
      description: 'Eleven years, no degree, a waiting list, and patients who organised the petition.',
      trend: 'fading',
    },
    {
      title: 'Reading the file again: our first case, five years later',
      description: 'We were wrong about the neighbour. He has agreed to come on and be very polite about it.',
      daysAgo: 0,
    },
    {
      title: 'An hour with the last lighthouse postman',
      description: 'He delivered the threats and noticed the stamps. Nobody had asked him.',
    },
  ],
};
