import type { DemoCreator } from '../demo-creator.ts';

export const framePerfectAna: DemoCreator = {
  username: 'frame_perfect_ana',
  displayName: 'Frame Perfect Ana',
  profileDescription:
    'Live speedruns on Mondays and Thursdays, 20:00 CET. I go fast in games nobody finished slowly. World record holder in one category that I may have invented.',
  profileBackground: 'pattern-2',
  links: {
    youtube: 'https://www.youtube.com/@frameperfectana-demo',
    tiktok: 'https://www.tiktok.com/@frameperfectana.demo',
    twitter: 'https://x.com/fp_ana_demo',
    instagram: 'https://www.instagram.com/frameperfectana.demo',
  },
  daysOld: 47,
  topVotes: 803,
  ideas: [
    {
      title: 'Any% of a cooking game while actually cooking the dish',
      description: 'Timer stops when somebody on camera eats it. Cold soup counts as a reset.',
    },
    {
      title: 'World record attempts with chat holding the left stick',
      description: '',
      trend: 'rising',
    },
    {
      title: 'I learn a new game’s run in one stream, from zero',
      description: 'You choose the game on Sunday. I find out on Monday with the camera already on.',
      trend: 'rising',
    },
    {
      title: 'The glitch hunters’ dinner: five experts explain one wall',
      description: 'It is a wall. It has been a wall since 1998. On one frame, on Tuesdays, it is a door.',
      suggestedBy: 'teapot418',
    },
    {
      title: 'Tax software any%: how fast can a form be filled in?',
      description: 'Legal in my country, checked by an accountant, regretted by everyone.',
      trend: 'fading',
    },
    {
      title: 'Blindfolded run of a game I only know from the music',
      description: 'I have 14 hours of soundtrack and no idea what the main character looks like.',
      daysAgo: 0,
    },
    {
      title: 'Relay with my grandmother: she takes the boss fights',
      description: 'She refuses to skip dialogue. It is a principle. We will lose 40 minutes and gain a friend.',
      suggestedBy: 'abuela_gamer',
      trend: 'rising',
    },
    {
      title: 'Slowest possible legal run of a 12-minute game',
      description: 'No pausing, no standing still. The current theory says nine hours.',
    },
    {
      title: 'How a tool-assisted run is made, one frame at a time',
      description: 'A whole stream for two seconds of video. Bring knitting.',
      trend: 'fading',
    },
    {
      title: 'Racing the game’s own developers in their own game',
      description: 'They get to use what they know. I get to use what they don’t.',
      daysAgo: 3,
    },
    {
      title: 'Heart-rate limit: above 120 bpm I have to put the pad down',
      description: 'Doctor approved. Chat will not be.',
    },
    {
      title: 'Retiring my oldest record live, with a proper ceremony',
      description: 'Someone in Osaka beat it by a tenth. I have invited them. There will be cake.',
      daysAgo: 0,
      suggestedBy: 'yuki_h',
    },
    {
      title: 'Which loading screen of my childhood was the longest?',
      description: 'Original hardware, original discs, original impatience.',
    },
  ],
  suggestions: [
    {
      title: 'Marathon for the children’s hospital in May',
      description: 'Same as last year, but this time the incentive to shave your eyebrows needs a cap.',
      suggestedBy: 'jan-willem',
      hoursAgo: 1,
    },
    {
      title: 'Commentary for people who do not play',
      description: 'My wife watched for two hours and asked who was winning. Help me help her.',
      suggestedBy: 'felix_w',
      hoursAgo: 10,
    },
    {
      title: 'Run a board game. Yes, alone. Yes, timed',
      description: 'Setup counts. Reading the rules counts. Finding the missing dice counts double.',
      suggestedBy: 'tomek',
      hoursAgo: 21,
    },
    {
      title: 'Speedrun del museo de la informática',
      description: 'Diez máquinas, diez minutos, sin correr por los pasillos. El vigilante cronometra.',
      suggestedBy: 'dani_vlc',
      hoursAgo: 33,
    },
    {
      title: 'Let the newest subscriber pick the controller',
      description: 'Dance mat, fishing rod, the drum kit that squeaks. No vetoes.',
      suggestedBy: 'noor_b',
      hoursAgo: 52,
    },
    {
      title: 'Explain sub-pixels with potatoes',
      description: 'You promised in April. The potatoes and I are still waiting.',
      suggestedBy: 'old_gregor',
      hoursAgo: 68,
    },
    {
      title: 'Your worst run, annotated',
      description: 'The one with the power cut. I want the director’s commentary and the neighbour’s side.',
      suggestedBy: 'marc_tv',
      hoursAgo: 95,
    },
  ],
};
