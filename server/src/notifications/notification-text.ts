import { boardPath, boardTitle } from '@upnext/contract/boards/board-handle';
import { recognisePlatform, type PieceKind } from '@upnext/contract/boards/platforms';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import type { Language } from '@upnext/contract/language';
import type { NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';

import type { MailWords } from '../mail/mail-text.ts';

export type Told<Kind extends NotificationKind> = {
  payload: NotificationOf<Kind>['payload'];
  creator: string;
  origin: string;
  site: string;
};
/** The words, and where the button leads. */
type Words = { [Kind in NotificationKind]: (told: Told<Kind>) => MailWords & { link: string } };

const unknown = { name: '', kind: 'open' } as const;

const acts: Record<Language, Record<PieceKind, string>> = {
  en: { watch: 'Watch it on', listen: 'Listen to it on', read: 'Read it on', open: 'Open it on' },
  es: { watch: 'Verla en', listen: 'Escucharla en', read: 'Leerla en', open: 'Abrirla en' },
};

const count = (language: Language, number: number, one: string, other: string): string =>
  `${number.toLocaleString(language)} ${number === 1 ? one : other}`;

const reasons: Record<Language, Record<RejectionReason, string>> = {
  en: {
    not_my_topic: 'it isn’t what they make',
    already_made: 'they have made it already',
    too_similar: 'it is very much like another idea on the chart',
    unclear: 'they don’t quite understand it; say it in other words',
    not_now: 'they like it, but can’t right now',
  },
  es: {
    not_my_topic: 'no es lo que hace',
    already_made: 'ya lo ha hecho',
    too_similar: 'se parece mucho a otra idea de la lista',
    unclear: 'no acaba de entenderla; cuéntala con otras palabras',
    not_now: 'le gusta, pero ahora no puede',
  },
};

const en: Words = {
  'idea-made': ({ payload: { title, pieceUrl }, creator, site }) => {
    const { name, kind } = recognisePlatform(pieceUrl) ?? unknown;
    return {
      subject: `${creator} made “${title}”`,
      title: 'You wanted it. It is made.',
      text: [`“${title}”: an idea you backed on ${site} has just been published by ${creator}, on ${name}.`],
      act: `${acts.en[kind]} ${name}`,
      link: pieceUrl,
      after: ['You get this mail, once, because you voted for the idea or suggested it.'],
    };
  },
  'week-recap': ({ payload: { board, week, winner, votes, weekVotes }, creator, origin, site }) => ({
    subject: `${boardTitle(creator, board)}’s chart of the week: “${winner}” wins`,
    title: `“${winner}” won the week.`,
    text: [
      `${count('en', weekVotes, 'vote', 'votes')} came in on ${boardTitle(creator, board)}’s chart last week, and it closed on Sunday with “${winner}” in first place (${count('en', votes, 'vote', 'votes')}).`,
      'Who climbed, who is new and how long they have been there is on the chart of the week.',
    ],
    act: 'See the chart of the week',
    link: `${origin}${boardPath(creator, board?.slug)}/week/${week}`,
    after: [`You get this mail once a week because you follow ${creator} on ${site}, or because the chart is yours.`],
  }),
  'suggestion-rejected': ({ payload: { board, title, reason }, creator, origin }) => ({
    subject: `${creator} turned down “${title}”`,
    title: 'Not this time',
    text: [`${creator} read your suggestion “${title}” and turned it down. The reason: ${reasons.en[reason]}.`],
    act: 'See what is on the chart',
    link: `${origin}${boardPath(creator, board?.slug)}`,
    after: ['You get this mail, once, because you suggested it.'],
  }),
};

const es: Words = {
  'idea-made': ({ payload: { title, pieceUrl }, creator, site }) => {
    const { name, kind } = recognisePlatform(pieceUrl) ?? unknown;
    return {
      subject: `${creator} ha hecho «${title}»`,
      title: 'La querías. Ya está hecha.',
      text: [`«${title}»: ${creator} acaba de publicar en ${name} una idea que apoyaste en ${site}.`],
      act: `${acts.es[kind]} ${name}`,
      link: pieceUrl,
      after: ['Recibes este correo, una sola vez, porque votaste por la idea o la propusiste.'],
    };
  },
  'week-recap': ({ payload: { board, week, winner, votes, weekVotes }, creator, origin, site }) => ({
    subject: `La lista de la semana de ${boardTitle(creator, board)}: gana «${winner}»`,
    title: `«${winner}» ganó la semana.`,
    text: [
      `La semana pasada llegaron ${count('es', weekVotes, 'voto', 'votos')} a la lista de ${boardTitle(creator, board)}, que cerró el domingo con «${winner}» en primer lugar (${count('es', votes, 'voto', 'votos')}).`,
      'Cuáles subieron, cuáles son nuevas y cuánto llevan ahí: todo está en la lista de la semana.',
    ],
    act: 'Ver la lista de la semana',
    link: `${origin}${boardPath(creator, board?.slug)}/week/${week}`,
    after: [`Recibes este correo una vez por semana porque sigues a ${creator} en ${site}, o porque la lista es tuya.`],
  }),
  'suggestion-rejected': ({ payload: { board, title, reason }, creator, origin }) => ({
    subject: `${creator} no ha aceptado «${title}»`,
    title: 'Esta vez no',
    text: [`${creator} ha leído tu sugerencia «${title}» y no la ha aceptado. El motivo: ${reasons.es[reason]}.`],
    act: 'Mira qué hay en la lista',
    link: `${origin}${boardPath(creator, board?.slug)}`,
    after: ['Recibes este correo, una sola vez, porque la propusiste.'],
  }),
};

/** What a notification says by mail. In the app its words are the web's. */
export const notificationWords: Record<Language, Words> = { en, es };

export const stopWords: Record<Language, string> = {
  en: 'Stop mails like this one',
  es: 'No recibir más correos como este',
};
