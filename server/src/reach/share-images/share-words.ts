import type { Language } from '@upnext/contract/language';

/** The strings shown on share images. */
export const shareWords: Record<
  Language,
  {
    prompt: string;
    week: (day: string) => string;
    votes: (count: number) => string;
    empty: string;
    emptyClosed: string;
    unnamed: string;
    isNew: string;
  }
> = {
  en: {
    prompt: 'Vote on what’s next',
    week: (day) => `Chart for the week starting ${day}`,
    votes: (count) => (count === 1 ? 'vote' : 'votes'),
    empty: 'Suggest the first idea',
    emptyClosed: 'The first ideas are coming soon',
    // Replaces a title that has no drawable character.
    unnamed: 'See it on the chart',
    isNew: 'New',
  },
  es: {
    prompt: 'Vota por lo que viene',
    week: (day) => `Ranking de la semana del ${day}`,
    votes: (count) => (count === 1 ? 'voto' : 'votos'),
    empty: 'Propón la primera idea',
    emptyClosed: 'Pronto llegan las primeras ideas',
    unnamed: 'Mírala en el ranking',
    isNew: 'Nueva',
  },
};
