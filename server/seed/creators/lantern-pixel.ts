import type { DemoCreator } from '../demo-creator.ts';

/** The English-speaking creator among the demo logins. */
export const lanternPixel: DemoCreator = {
  username: 'LanternPixel',
  email: 'hello@lanternpixel.example.com',
  profileDescription:
    'Two people, one lighthouse game, four years and counting. Devlogs every other Tuesday: what we built, what we broke, and which of the two the players liked more.',
  profileBackground: 'gradient-2',
  links: {
    youtube: 'https://www.youtube.com/@lanternpixel-demo',
    twitter: 'https://x.com/lanternpixel_demo',
    website: 'https://lanternpixel.example.com/devlog',
  },
  daysOld: 63,
  topVotes: 718,
  ideas: [
    {
      title: 'Our game in 64 kilobytes: what would survive?',
      description: 'No engine, no textures, no mercy. The lighthouse stays. The fishing minigame has been informed.',
      trend: 'rising',
    },
    {
      title: 'I let my mother design the final boss',
      description:
        'She asked why everybody has to fight. Now the boss wants to be listened to, and it is the hardest one yet.',
    },
    {
      title: 'Fixing the ladder: a bug in nine acts',
      description:
        'Three years, 41 commits, two engine upgrades, and one player who thinks the bug is a feature and will leave if we mend it.',
      trend: 'fading',
    },
    {
      title: 'What 1,000 wishlists are really worth, with our numbers',
      description:
        'Every graph from the store page, uncropped. Yes, also the week of the capsule art with the wrong title.',
      suggestedBy: 'kofi_a',
    },
    {
      title: 'Playtest with people who have never held a controller',
      description: 'Eleven volunteers, one sofa, no hints. We are not allowed to speak. It will be agony.',
      trend: 'rising',
    },
    {
      title: 'Weather you can hear: building the storm from kitchen sounds',
      description: 'A baking tray is thunder. Rice is rain. The fridge has always been the fog horn.',
    },
    {
      title: 'We cut a third of the map. Here is the funeral',
      description: '',
      trend: 'fading',
    },
    {
      title: 'Shader school: water that looks wet on a ten-year-old laptop',
      description: 'One texture, two sine waves and a lot of lying.',
      daysAgo: 0,
      suggestedBy: 'teapot418',
    },
    {
      title: 'Speedrunners broke our tutorial, so we invited them in 🏃',
      description: 'They skip it in 11 seconds. We ask how, then decide together what stays broken.',
    },
    {
      title: 'Can a text adventure fit inside our pause menu?',
      description: 'Asking for a friend. The friend has already written 4,000 words about a cellar.',
      daysAgo: 2,
      trend: 'rising',
    },
    {
      title: 'Localising jokes: how do you say “buoy” in Spanish?',
      description: 'Our translator explains why seven puns had to die and which one came back stronger.',
    },
    {
      title: 'A day of answering every one-star review, kindly',
      description: 'There are nine. One of them is my brother.',
      daysAgo: 0,
    },
  ],
  suggestions: [
    {
      title: 'A mode where you play the lighthouse',
      description: 'You can only turn. Ships decide for themselves whether to trust you.',
      suggestedBy: 'abuela_gamer',
      hoursAgo: 3,
    },
    {
      title: 'Show the spreadsheet behind the fish prices',
      description: 'I have 400 hours in this game and I still do not know why mackerel is a luxury.',
      suggestedBy: 'old_gregor',
      hoursAgo: 9,
    },
    {
      title: 'Port one level to a calculator',
      description: 'Any calculator. I will send you mine. It has a crack but the cosine works.',
      suggestedBy: 'teapot418',
      hoursAgo: 22,
    },
    {
      title: 'Devlog told only through commit messages',
      description: 'No narration. Just you reading “fix”, “fix fix” and “please” in order.',
      suggestedBy: 'annika_l',
      hoursAgo: 31,
    },
    {
      title: 'Accessibility pass with a blind player, live',
      description: 'Turn the screen off for the first hour and see how far the sound alone carries.',
      suggestedBy: 'noor_b',
      hoursAgo: 54,
    },
    {
      title: '¿Un capítulo en Galicia, por favor?',
      description: 'Tenéis faros, niebla y percebes. Solo falta la abuela que avisa de que no salgas hoy.',
      suggestedBy: 'lucia_m',
      hoursAgo: 70,
    },
  ],
  overlayToken: 'demo-LanternPixel-stream-t5Hc7Qm',
  shareLinks: [{ token: 'demo-LanternPixel-open-b8Wn4rE', name: 'Discord', madeDaysAgo: 20 }],
};
