import type { DemoCreator } from '../demo-creator.ts';

export const nachtbus: DemoCreator = {
  username: 'nachtbus',
  email: 'booking@nachtbus.example.com',
  profileDescription:
    'Music made between the last train and the first coffee. I produce with headphones, a battered sampler and whatever the night bus is doing. New track every full moon, more or less.',
  profileBackground: 'gradient-2',
  links: {
    youtube: 'https://www.youtube.com/@nachtbus-demo',
    instagram: 'https://www.instagram.com/nachtbus.demo',
    tiktok: 'https://www.tiktok.com/@nachtbus.demo',
    website: 'https://nachtbus.example.com',
  },
  daysOld: 52,
  topVotes: 934,
  ideas: [
    {
      title: 'Record a whole EP in one night bus',
      description: 'Line N8, six hours, four tracks. The doors are in B flat and I intend to respect that.',
      votes: 934,
      votesToday: 142,
      daysAgo: 10,
    },
    {
      title: 'Teach my dad to play the synth',
      description: 'He calls every knob “the volume”. By the end he plays live, with me as the drum machine.',
      votes: 871,
      votesToday: 24,
      daysAgo: 14,
    },
    {
      title: 'Cover the chart-topper with kitchen tools',
      description: 'Whisk hi-hats, pressure-cooker pads, and the drawer that screams.',
      votes: 640,
      votesToday: 31,
      daysAgo: 12,
      suggestedBy: 'marc_tv',
    },
    {
      title: '48 hours, one chord, no way out',
      description: 'D minor ninth. I may move the notes around, but nobody leaves.',
      votes: 402,
      daysAgo: 0,
    },
    {
      title: 'Busking in a different city every day',
      description: 'Seven cities, one battery amp, and an honest count of the coins.',
      votes: 275,
      votesToday: 9,
    },
    {
      title: 'Mixing on the worst speakers I could find',
      description: 'A shower radio, a greeting card and a hotel television. If it works there, it works.',
      votes: 241,
      votesToday: 88,
    },
    {
      title: 'Sampling my landlord’s complaints into a summer hit',
      description: 'With his written consent and, worryingly, his enthusiasm.',
      suggestedBy: 'tomek',
    },
    {
      title: 'Loudness war, explained with one very patient trumpet',
      description: '',
      trend: 'fading',
    },
    {
      title: 'Rebuild a 90s drum machine sound from a washing machine',
      description: 'Spin cycle at 128 bpm. I have measured. I have a spreadsheet of my laundry.',
      trend: 'rising',
    },
    {
      title: 'Finishing the demo I abandoned when I was sixteen',
      description: 'It is called “Eternal Rain Part One”. There is no part two. There is also no tuning.',
      daysAgo: 6,
    },
    {
      title: 'What a mastering engineer does in the ten minutes you pay for',
      description: 'She lets me film her screen and her sighs.',
      trend: 'rising',
    },
    {
      title: 'Write a lullaby, test it on a real baby, publish the results',
      description: 'Sample size: one niece. Control group: the vacuum cleaner.',
      daysAgo: 0,
      votes: 12,
    },
  ],
  suggestions: [
    {
      title: 'A track only with the sounds of your own studio breaking',
      description: 'You posted the cable, the chair and the kettle this month. That is a rhythm section.',
      suggestedBy: 'CassetteKid',
      hoursAgo: 4,
    },
    {
      title: 'Ambient set inside an empty swimming pool',
      description: 'Nine seconds of reverb, tiles included. I know a caretaker who likes synths.',
      suggestedBy: 'annika_l',
      hoursAgo: 19,
    },
    {
      title: 'Cumbia, pero con el autobús nocturno de Bogotá',
      description: 'Los pitidos ya van a contratiempo. Solo hay que ponerles bajo.',
      suggestedBy: 'martu_ok',
      hoursAgo: 44,
    },
    {
      title: 'Explain sidechain to a choir',
      description: 'Make the tenors duck every time the basses breathe. I want to see their faces.',
      suggestedBy: 'priya_s',
      hoursAgo: 66,
    },
    {
      title: 'Rate your fans’ first tracks, gently',
      description: 'I am sending mine. Be gentle. It has a slap bass solo.',
      suggestedBy: 'kofi_a',
      hoursAgo: 90,
    },
  ],
};
