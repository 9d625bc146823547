import type { Language } from '@upnext/contract/language';

type Round = { question: string; ideas: number; closesAt: Date };
type Winner = { question: string; title: string; votes: number; turnout: number; pickedBy: string | undefined };
type Several = { question: string; titles: string[]; creator: string };

/** Titles are escaped by the caller. */
type Texts = {
  opened: (round: Round) => [string, string];
  ending: (round: Round) => [string, string];
  winner: (winner: Winner) => [string, string];
  tie: (several: Several) => [string, string];
  topThree: (several: Several) => [string, string];
  nobody: (round: Pick<Round, 'question'>) => [string, string];
  provisional: (round: { question: string; held: number; titles: string[] }) => [string, string];
  week: (week: { board: string; votes: number; winner: string | undefined }) => [string, string];
  made: (made: { creator: string; title: string }) => [string, string];
  test: (board: string) => [string, string];
};

/** Discord shows the time in the reader's own zone and language: in full, and as `in 3 hours`. */
const time = (date: Date, style: 'F' | 'R') => `<t:${Math.round(date.getTime() / 1_000)}:${style}>`;

const en: Texts = {
  opened: ({ question, ideas, closesAt }) => [
    `New round: “${question}”`,
    `${count('en', ideas, 'idea', 'ideas')}, and your vote decides. Closes ${time(closesAt, 'F')}, ${time(closesAt, 'R')}.`,
  ],
  ending: ({ question, closesAt }) => [`Last call: “${question}”`, `The vote closes ${time(closesAt, 'R')}.`],
  winner: ({ question, title, votes, turnout, pickedBy }) => [
    `The result is in: “${question}”`,
    `${pickedBy === undefined ? `“${title}” won` : `${pickedBy} picked “${title}”`} with ${votes.toLocaleString('en')} of ${count('en', turnout, 'vote', 'votes')}.`,
  ],
  tie: ({ question, titles, creator }) => [
    `It’s a tie: “${question}”`,
    `${quote('en', titles)} got the same number of votes. ${creator} picks the winner.`,
  ],
  topThree: ({ question, titles, creator }) => [
    `The top three: “${question}”`,
    `${quote('en', titles)}. ${creator} picks the winner from these, as announced.`,
  ],
  nobody: ({ question }) => [`The round is over: “${question}”`, 'Nobody voted this time.'],
  provisional: ({ question, held, titles }) => [
    `Provisional result: “${question}”`,
    `${titles.length > 0 ? `${quote('en', titles)} ${titles.length === 1 ? 'leads' : 'lead'}. ` : ''}${count('en', held, 'vote is', 'votes are')} still being checked. The page shows the final result.`,
  ],
  week: ({ board, votes, winner }) => [
    `${board}’s weekly chart`,
    `${count('en', votes, 'vote', 'votes')} this week.${winner === undefined ? '' : ` “${winner}” is in first place.`}`,
  ],
  made: ({ creator, title }) => [`${creator} made “${title}”`, 'You voted for it. Now it’s here.'],
  test: (board) => [
    'It works!',
    `This channel gets posts about ${board}: rounds, results, the weekly chart and ideas that were made.`,
  ],
};

const es: Texts = {
  opened: ({ question, ideas, closesAt }) => [
    `Nueva ronda: «${question}»`,
    `${count('es', ideas, 'idea', 'ideas')}, y tu voto decide. Cierre: ${time(closesAt, 'F')}, ${time(closesAt, 'R')}.`,
  ],
  ending: ({ question, closesAt }) => [
    `Última oportunidad: «${question}»`,
    `La votación se cierra ${time(closesAt, 'R')}.`,
  ],
  winner: ({ question, title, votes, turnout, pickedBy }) => [
    `Ya hay resultado: «${question}»`,
    `${pickedBy === undefined ? `Ganó «${title}»` : `${pickedBy} eligió «${title}»`} con ${votes.toLocaleString('es')} de ${count('es', turnout, 'voto', 'votos')}.`,
  ],
  tie: ({ question, titles, creator }) => [
    `Hay empate: «${question}»`,
    `${quote('es', titles)} tienen los mismos votos. ${creator} elige la ganadora.`,
  ],
  topThree: ({ question, titles, creator }) => [
    `El top 3: «${question}»`,
    `${quote('es', titles)}. ${creator} elige la ganadora entre estas, como anunció.`,
  ],
  nobody: ({ question }) => [`La ronda terminó: «${question}»`, 'Esta vez no votó nadie.'],
  provisional: ({ question, held, titles }) => [
    `Resultado provisional: «${question}»`,
    `${titles.length > 0 ? `Por ahora va${titles.length === 1 ? '' : 'n'} en cabeza ${quote('es', titles)}. ` : ''}Aún hay ${count('es', held, 'voto', 'votos')} en revisión. La página muestra el resultado final.`,
  ],
  week: ({ board, votes, winner }) => [
    `Ranking de la semana de ${board}`,
    `${count('es', votes, 'voto', 'votos')} esta semana.${winner === undefined ? '' : ` «${winner}» está en el primer puesto.`}`,
  ],
  made: ({ creator, title }) => [`${creator} hizo «${title}»`, 'La votaste. Ya está aquí.'],
  test: (board) => [
    '¡Funciona!',
    `Este canal recibe publicaciones sobre ${board}: rondas, resultados, el ranking de la semana e ideas hechas.`,
  ],
};

function count(language: Language, number: number, one: string, other: string): string {
  return `${number.toLocaleString(language)} ${number === 1 ? one : other}`;
}

function quote(language: Language, titles: string[]): string {
  const quoted = titles.map((title) => (language === 'es' ? `«${title}»` : `“${title}”`));
  return new Intl.ListFormat(language).format(quoted);
}

/** The texts of Discord posts: a line in bold and a sentence. */
export const postTexts: Record<Language, Texts> = { en, es };
