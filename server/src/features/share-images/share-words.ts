import type { Language } from '@upnext/contract/language';

/** The few words on a picture. */
export const shareWords: Record<
  Language,
  { prompt: string; votes: (count: number) => string; empty: string; isNew: string }
> = {
  en: {
    prompt: 'Vote for what comes next',
    votes: (count) => (count === 1 ? 'vote' : 'votes'),
    empty: 'Suggest the first idea',
    isNew: 'New',
  },
  es: {
    prompt: 'Vota lo que viene después',
    votes: (count) => (count === 1 ? 'voto' : 'votos'),
    empty: 'Sugiere la primera idea',
    isNew: 'Nueva',
  },
};
