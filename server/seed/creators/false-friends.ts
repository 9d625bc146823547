import type { DemoCreator } from '../demo-creator.ts';

export const falseFriends: DemoCreator = {
  username: 'FalseFriends',
  profileDescription:
    'Learning languages by being wrong in public. I have been “embarazada” in three countries. English, español and a little bit of everything that has subtitles.',
  profileBackground: 'gradient-3',
  links: {
    tiktok: 'https://www.tiktok.com/@falsefriends.demo',
    youtube: 'https://www.youtube.com/@falsefriends-demo',
    threads: 'https://www.threads.net/@falsefriends.demo',
  },
  daysOld: 58,
  topVotes: 689,
  ideas: [
    {
      title: 'One week speaking only in proverbs, en los dos idiomas',
      description: 'A caballo regalado, no look in the mouth. I also have to call the bank.',
      trend: 'rising',
    },
    {
      title: 'I learned Spanish from telenovelas only. Can I rent a flat?',
      description: 'I can accuse a twin of treason. I can’t ask about the deposit. Field test with three agents.',
    },
    {
      title: '¿Ser o estar? A courtroom drama in six scenes',
      description: 'The accused is dead (estar) and was boring (ser). You are the jury.',
    },
    {
      title: 'Ordering coffee in 15 languages without pointing',
      description: '',
      trend: 'fading',
    },
    {
      title: 'The words my bilingual kids invented, with etymology',
      description: '“Parkear el cat” is now a verb phrase in our house. A real linguist takes it very seriously.',
      suggestedBy: 'mireia_bcn',
      daysAgo: 2,
    },
    {
      title: 'Dubbing the same scene five times, wrong on purpose',
      description: 'Chile, Sevilla, Monterrey, Buenos Aires and my uncle.',
      trend: 'rising',
    },
    {
      title: 'Subtitles that lied to us: a top ten with evidence',
      description: 'Number four changed who the murderer was. Nobody apologised.',
      daysAgo: 0,
      suggestedBy: 'hannah_reads',
    },
    {
      title: 'Can you learn a language from its swear words alone? 🤐',
      description: 'Thirty days. My teacher has signed a waiver and brought a notebook.',
    },
    {
      title: 'Accents on the phone: how long until somebody says “where are you from?”',
      description: 'Stopwatch on every call. The record so far is four seconds. It was my own mother.',
      trend: 'fading',
    },
  ],
  suggestions: [
    {
      title: 'False friends between Spanish and Italian',
      description: 'My Italian mother-in-law says “burro” at breakfast and I still look for the donkey.',
      suggestedBy: 'el_nano',
      hoursAgo: 7,
    },
    {
      title: 'A tongue-twister championship with trophies',
      description: 'Tres tristes tigres against she sells sea shells. Blindfolds optional, spit guards not.',
      suggestedBy: 'priya_s',
      hoursAgo: 24,
    },
    {
      title: 'Learn Basque for a weekend and survive lunch',
      description: 'My grandfather will grade you. He has never given more than a six.',
      suggestedBy: 'pau_gm',
      hoursAgo: 58,
    },
  ],
  shareLinks: [{ token: 'demo-FalseFriends-expired-q2Lm7sH', expiresInDays: -3, madeDaysAgo: 12 }],
};
