import { boardPath, boardTitle, ideaPath } from '@upnext/contract/boards/board-handle';
import { recognisePlatform, type PieceKind } from '@upnext/contract/boards/platforms';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import type { Language } from '@upnext/contract/language';
import type { NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';

import type { EmailTexts } from '../mail/mail-text.ts';

export type Told<Kind extends NotificationKind> = {
  payload: NotificationOf<Kind>['payload'];
  creator: string;
  origin: string;
  site: string;
};
/** The text content of an email and the link for its button. */
type Words = { [Kind in NotificationKind]: (told: Told<Kind>) => EmailTexts & { link: string } };

const unknown = { name: '', kind: 'open' } as const;

const acts: Record<Language, Record<PieceKind, string>> = {
  en: { watch: 'Watch it on', listen: 'Listen to it on', read: 'Read it on', open: 'Open it on' },
  es: { watch: 'Ver en', listen: 'Escuchar en', read: 'Leer en', open: 'Abrir en' },
};

const count = (language: Language, number: number, one: string, other: string): string =>
  `${number.toLocaleString(language)} ${number === 1 ? one : other}`;

const reasons: Record<Language, Record<RejectionReason, string>> = {
  en: {
    not_my_topic: 'it doesn’t fit what they make',
    already_made: 'they’ve already made it',
    too_similar: 'there’s a very similar idea on the chart. You can vote for that one',
    unclear: 'they didn’t quite understand it. Try describing it differently',
    not_now: 'they like it, but can’t make it right now',
  },
  es: {
    not_my_topic: 'no es lo que hace',
    already_made: 'ya lo hizo',
    too_similar: 'hay una idea muy parecida en el ranking. Puedes votar por esa',
    unclear: 'no la entendió del todo. Intenta explicarla de otra forma',
    not_now: 'le gusta, pero ahora no puede',
  },
};

const en: Words = {
  'idea-made': ({ payload: { ideaId, board, title, votedTitle, pieceUrl }, creator, origin, site }) => {
    const { name, kind } = recognisePlatform(pieceUrl) ?? unknown;
    const backed = votedTitle ?? title;
    return {
      subject: `${creator} made “${backed}”`,
      title: 'You wanted it. Now it’s here.',
      text: [
        `An idea you backed on ${site} is out: ${creator} has just published “${backed}” on ${name}.`,
        ...(votedTitle === undefined ? [] : [`${creator} has changed the title. It’s now “${title}”.`]),
      ],
      act: `${acts.en[kind]} ${name}`,
      link: pieceUrl,
      after: [
        `The idea’s page: ${origin}${ideaPath(creator, board?.slug, ideaId)}`,
        'You’re getting this email because you voted for the idea or suggested it.',
      ],
    };
  },
  'week-recap': ({ payload: { board, week, winner, votes, weekVotes }, creator, origin, site }) => ({
    subject: `${boardTitle(creator, board)}’s weekly chart${winner && `: “${winner}” wins`}`,
    title: winner ? `“${winner}” won the week` : `${boardTitle(creator, board)}’s weekly chart is here`,
    text: [
      `${boardTitle(creator, board)}’s chart got ${count('en', weekVotes, 'vote', 'votes')} last week.${winner && ` On Sunday night “${winner}” was in first place with ${count('en', votes, 'vote', 'votes')} in total.`}`,
      'See what moved up, what’s new and how long each idea has been on the chart.',
    ],
    act: 'See the weekly chart',
    link: `${origin}${boardPath(creator, board?.slug)}/week/${week}`,
    after: [
      `You’re getting this weekly email because you follow ${creator} on ${site}, or because the chart is yours.`,
    ],
  }),
  'suggestion-rejected': ({ payload: { board, title, reason }, creator, origin }) => ({
    subject: `Your suggestion to ${creator}: “${title}”`,
    title: 'Not this time',
    text: [
      `${creator} read your suggestion “${title}” but isn’t adding it to the chart. Reason: ${reasons.en[reason]}.`,
    ],
    act: 'See the chart',
    link: `${origin}${boardPath(creator, board?.slug)}`,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
};

const es: Words = {
  'idea-made': ({ payload: { ideaId, board, title, votedTitle, pieceUrl }, creator, origin, site }) => {
    const { name, kind } = recognisePlatform(pieceUrl) ?? unknown;
    const backed = votedTitle ?? title;
    return {
      subject: `${creator} hizo «${backed}»`,
      title: 'La apoyaste. Ya está aquí.',
      text: [
        `${creator} acaba de publicar «${backed}» en ${name}, una idea que apoyaste en ${site}.`,
        ...(votedTitle === undefined ? [] : [`${creator} cambió el título. Ahora es «${title}».`]),
      ],
      act: `${acts.es[kind]} ${name}`,
      link: pieceUrl,
      after: [
        `La página de la idea: ${origin}${ideaPath(creator, board?.slug, ideaId)}`,
        'Recibes este correo porque votaste por la idea o la propusiste.',
      ],
    };
  },
  'week-recap': ({ payload: { board, week, winner, votes, weekVotes }, creator, origin, site }) => ({
    subject: `Ranking de la semana de ${boardTitle(creator, board)}${winner && `: gana «${winner}»`}`,
    title: winner
      ? `«${winner}» es la ganadora de la semana`
      : `Ya está disponible el ranking semanal de ${boardTitle(creator, board)}`,
    text: [
      `El ranking de ${boardTitle(creator, board)} recibió ${count('es', weekVotes, 'voto', 'votos')} la semana pasada.${winner && ` El domingo por la noche, «${winner}» estaba en el primer puesto con ${count('es', votes, 'voto', 'votos')}.`}`,
      'Mira qué ideas subieron, cuáles son nuevas y cuánto lleva cada una en el ranking.',
    ],
    act: 'Ver el ranking de la semana',
    link: `${origin}${boardPath(creator, board?.slug)}/week/${week}`,
    after: [`Recibes este correo semanal porque sigues a ${creator} en ${site}, o porque el ranking es tuyo.`],
  }),
  'suggestion-rejected': ({ payload: { board, title, reason }, creator, origin }) => ({
    subject: `Tu propuesta a ${creator}: «${title}»`,
    title: 'Esta vez no',
    text: [`${creator} leyó tu propuesta «${title}», pero no la añadirá al ranking. Motivo: ${reasons.es[reason]}.`],
    act: 'Ver el ranking',
    link: `${origin}${boardPath(creator, board?.slug)}`,
    after: ['Recibes este correo porque propusiste la idea.'],
  }),
};

/** The content of notification emails. The strings of in-app notifications are in web/app/texts. */
export const notificationWords: Record<Language, Words> = { en, es };

export const stopWords: Record<Language, string> = {
  en: 'Turn off these emails',
  es: 'Desactivar estos correos',
};
