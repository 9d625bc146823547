import type { DemoCreator } from '../demo-creator.ts';

/** The board from the design mockups, with the same ideas, order and votes. */
export const salYCiencia: DemoCreator = {
  username: 'SalYCiencia',
  email: 'hola@salyciencia.example.com',
  profileDescription:
    'Kitchen science from Valencia. Every Friday I break a recipe to find out why it works, mitad en español, half in English.',
  profileBackground: 'gradient-1',
  links: {
    youtube: 'https://www.youtube.com/@salyciencia-demo',
    instagram: 'https://www.instagram.com/salyciencia.demo',
    tiktok: 'https://www.tiktok.com/@salyciencia.demo',
    threads: 'https://www.threads.net/@salyciencia.demo',
    website: 'https://salyciencia.example.com',
  },
  daysOld: 97,
  isFeatured: true,
  topVotes: 1284,
  ideas: [
    {
      title: 'Why paella crusts: the science of socarrat',
      description:
        'Thermal camera under the pan, starch under the microscope, and my tía Amparo as referee. We find the exact minute it turns from golden to burnt.',
      votes: 1284,
      votesToday: 38,
      daysAgo: 90,
      votedBy: ['lucia_m'],
    },
    {
      title: 'Tortilla blind test: 24 people, onion vs no onion',
      description:
        'Settle it with statistics. Same eggs, same pan, blindfolds, and a real significance test at the end. Sin piedad.',
      votes: 1196,
      votesToday: 214,
      daysAgo: 41,
    },
    {
      title: 'Espresso at 3,000\u00A0m: does altitude ruin coffee?',
      description: 'Up the Veleta with a portable machine, a barometer and a very patient friend.',
      votes: 1013,
      votesToday: 21,
      daysAgo: 77,
    },
    {
      title: 'Can an AI invent a croqueta my abuela would eat?',
      description: 'Ten recipes written by a machine, fried by me, judged by the only reviewer who matters.',
      votes: 842,
      votesToday: 45,
      daysAgo: 16,
    },
    {
      title: '100-hour stock vs 1-hour stock: can you taste it?',
      description: 'Pressure cooker against four days of simmering. Refractometer, gelatine test and three chefs.',
      votes: 655,
      stage: 'in-progress',
      votesToday: 88,
      daysAgo: 30,
      votedBy: ['lucia_m'],
    },
    {
      title: 'Making salt from the Mediterranean, start to finish',
      description: 'Forty litres of sea water from the Malvarrosa, one balcony, one August.',
      votes: 431,
      votesToday: 21,
      daysAgo: 64,
      suggestedBy: 'nuria_k',
    },
    {
      title: 'Microwave week: 7 dinners, 0 pans',
      description: 'Including the one everybody says is impossible: a decent fried egg.',
      votes: 288,
      stage: 'planned',
      votesToday: 7,
      daysAgo: 52,
    },
    {
      title: '¿Por qué llora la cebolla? A GoPro in the cutting board',
      description: 'Macro video of the gas that makes you cry, and the six tricks that promise to stop it.',
      votes: 174,
      votesToday: 5,
      daysAgo: 23,
      suggestedBy: 'tomas_fp',
    },
    {
      title: 'Gazpacho without gravity',
      description: 'If somebody gets me on a parabolic flight, I bring the blender.',
      votes: 61,
      daysAgo: 0,
      suggestedBy: 'lucia_m',
    },
  ],
  finished: [
    {
      title: 'Why does pan con tomate taste better at the beach?',
      description: 'Salt in the air, hunger, or the tomatoes? Forty toasts on the Malvarrosa.',
      votes: 912,
      daysAgo: 12,
      suggestedBy: 'lucia_m',
      pieceUrl: 'https://www.youtube.com/watch?v=demo-pan-con-tomate',
    },
    {
      title: 'Horchata, hour by hour',
      description: 'How long until a tiger nut gives up, and who was right about the sugar.',
      votes: 640,
      daysAgo: 38,
      pieceUrl: 'https://open.spotify.com/episode/demoHorchata',
    },
    {
      title: 'A paella for 500 on one burner',
      description: 'The biggest pan in Valencia and the smallest flame.',
      votes: 377,
      daysAgo: 61,
      notPlannedReason: 'The fire brigade was very friendly, and very clear.',
    },
  ],
  suggestions: [
    {
      title: 'Is the “five second rule” true for jamón?',
      description: 'Swab it after 1, 5 and 30 seconds on a kitchen floor. I volunteer my floor.',
      suggestedBy: 'pau_gm',
      hoursAgo: 2,
    },
    {
      title: 'Blind tasting supermarket olive oils with a chemist',
      description:
        'Compare peroxide values with what the label promises. Half the bottles say virgin extra and I have doubts.',
      suggestedBy: 'Ines-Q',
      hoursAgo: 26,
    },
    {
      title: 'Cook only with what a 1950s kitchen had',
      description: 'One week, no fridge, no blender. My grandmother says you will not last two days.',
      suggestedBy: 'marc_tv',
      hoursAgo: 50,
    },
    {
      title: 'Dry ice, one tonne of strawberries',
      description: 'The fastest sorbet in Spain.',
      suggestedBy: 'yuki_h',
      hoursAgo: 75,
    },
  ],
  overlayToken: 'demo-SalYCiencia-stream-w8Rk2Zp',
  shareLinks: [
    { token: 'demo-SalYCiencia-open-k3Qd9vT', name: 'Discord', madeDaysAgo: 13 },
    { token: 'demo-SalYCiencia-expires-Zp71aX0', name: 'Newsletter', expiresInDays: 90, madeDaysAgo: 9 },
    { token: 'demo-SalYCiencia-off-tT5em2L', isActive: false, madeDaysAgo: 6 },
  ],
};
