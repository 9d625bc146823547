import type { Language } from '@upnext/contract/language';

/** The few words on a picture. */
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
    prompt: 'Vote for what comes next',
    week: (day) => `Chart of the week of ${day}`,
    votes: (count) => (count === 1 ? 'vote' : 'votes'),
    empty: 'Suggest the first idea',
    emptyClosed: 'The first ideas are on their way',
    // For a title without a single character that the fonts have.
    unnamed: 'See it on the chart',
    isNew: 'New',
  },
  es: {
    prompt: 'Vota lo que viene después',
    week: (day) => `La lista de la semana del ${day}`,
    votes: (count) => (count === 1 ? 'voto' : 'votos'),
    empty: 'Sugiere la primera idea',
    emptyClosed: 'Las primeras ideas están en camino',
    unnamed: 'Descúbrela en la lista',
    isNew: 'Nueva',
  },
};
