import type { Language } from '@upnext/contract/language';

const numbers = { en: new Intl.NumberFormat('en'), es: new Intl.NumberFormat('es', { useGrouping: 'always' }) };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

function ordinal(place: number): string {
  return `${place}${endings[ordinals.select(place)] ?? 'th'}`;
}

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
    behind: (count: number, place: number) => string;
    level: (place: number) => string;
    ahead: (count: number) => string;
    made: string;
    notPlanned: string;
    /** The line under a round's question. */
    round: (name: string, ideas: number, moment: string) => string;
    result: (name: string) => string;
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
    behind: (count, place) => `${numbers.en.format(count)} ${count === 1 ? 'vote' : 'votes'} to ${ordinal(place)}`,
    level: (place) => `Level with ${ordinal(place)}`,
    ahead: (count) => `${numbers.en.format(count)} ${count === 1 ? 'vote' : 'votes'} ahead`,
    made: 'Made',
    notPlanned: 'Not planned',
    round: (name, ideas, moment) => `${name} · ${ideas} ideas · Vote before ${moment}`,
    result: (name) => `${name} · The result`,
  },
  es: {
    prompt: 'Vota por lo que viene',
    week: (day) => `Ranking de la semana del ${day}`,
    votes: (count) => (count === 1 ? 'voto' : 'votos'),
    empty: 'Propón la primera idea',
    emptyClosed: 'Pronto llegan las primeras ideas',
    unnamed: 'Mírala en el ranking',
    isNew: 'Nueva',
    behind: (count, place) => `A ${numbers.es.format(count)} ${count === 1 ? 'voto' : 'votos'} del ${place}.º`,
    level: (place) => `Empatada con el ${place}.º`,
    ahead: (count) => `${numbers.es.format(count)} ${count === 1 ? 'voto' : 'votos'} de ventaja`,
    made: 'Hecha',
    notPlanned: 'Descartada',
    round: (name, ideas, moment) => `${name} · ${ideas} ideas · Cierre: ${moment}`,
    result: (name) => `${name} · El resultado`,
  },
};
