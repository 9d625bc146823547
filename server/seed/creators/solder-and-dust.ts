import type { DemoCreator } from '../demo-creator.ts';

export const solderAndDust: DemoCreator = {
  username: 'SolderAndDust',
  profileDescription:
    'I repair machines older than the people who send them to me. No voice-over tricks, no miracle cleaner: a multimeter, patience, and the occasional blue spark.',
  profileBackground: 'pattern-2',
  links: {
    youtube: 'https://www.youtube.com/@solderanddust-demo',
    instagram: 'https://www.instagram.com/solderanddust.demo',
    website: 'https://solderanddust.example.com',
  },
  daysOld: 88,
  isFeatured: true,
  topVotes: 583,
  ideas: [
    {
      title: 'A tape deck that only plays backwards: the full diagnosis',
      description: 'It arrived with a note saying “it prefers it”. The belt has other explanations.',
    },
    {
      title: 'Bringing a flooded jukebox back for its own café',
      description:
        'Under water for nine days. The café reopens in March and would like its song back, B7, no substitutes.',
      trend: 'rising',
    },
    {
      title: 'Every capacitor in this portable TV is lying to me',
      description: '',
      trend: 'fading',
    },
    {
      title: 'I built the repair bench I should have built ten years ago',
      description: 'Fume extraction, a light that does not hum, and a drawer only for screws I will never need again.',
    },
    {
      title: 'The 1983 synth that smells of strawberries, explained',
      description: 'Chemistry, warehouse storage, and one former owner with a vaping habit. The sound is innocent.',
      suggestedBy: 'CassetteKid',
      trend: 'rising',
    },
    {
      title: 'Cleaning 40 years of nicotine off a keyboard, honestly timed',
      description: 'Real time, all of it. Bring a drink. Not near the keyboard.',
      daysAgo: 0,
    },
    {
      title: 'Thermal printer autopsy: why every old receipt fades to nothing',
      description: 'Your guarantees are disappearing in a drawer at this very moment.',
    },
    {
      title: 'Answering machine archaeology: what did we leave on tape?',
      description:
        'Twelve machines from flea markets. I call the numbers, with permission, and play people their own past.',
      trend: 'fading',
    },
    {
      title: 'Can a €5 pager still receive anything at all?',
      description: 'Somewhere in this country there is one hospital that says yes.',
      daysAgo: 4,
      trend: 'rising',
    },
    {
      title: 'Teaching my nephew to solder using only broken toys',
      description: 'He is eight. He has already repaired something I had given up on and will not stop mentioning it.',
      suggestedBy: 'felix_w',
    },
  ],
  suggestions: [
    {
      title: 'The clock radio that woke me up for 31 years',
      description: 'It now wakes me at 4:10 whatever I set. I would like to know why it is angry with me.',
      suggestedBy: 'jan-willem',
      hoursAgo: 6,
    },
    {
      title: 'Slide projector with a jam from 1974',
      description: 'There is still a slide inside. Nobody in my family knows what is on it.',
      suggestedBy: 'hannah_reads',
      hoursAgo: 40,
    },
    {
      title: 'Compare the repair manuals of five decades',
      description: 'From fold-out circuit diagrams to “contact your dealer”. When exactly did it turn?',
      suggestedBy: 'CassetteKid',
      hoursAgo: 97,
    },
  ],
};
