import { boardTitle } from '@upnext/contract/boards/board-handle';
import { recognisePlatform, type PieceKind } from '@upnext/contract/boards/platforms';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import type { Language } from '@upnext/contract/language';
import type { NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';

import type { EmailTexts } from '../mail/mail-text.ts';

export type Told<Kind extends NotificationKind> = {
  payload: NotificationOf<Kind>['payload'];
  creator: string;
  site: string;
  /** The page of this site that the notification is about. */
  link: string;
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
  'idea-made': ({ payload: { title, votedTitle, pieceUrl }, creator, site, link }) => {
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
      after: [`The idea’s page: ${link}`, 'You’re getting this email because you voted for the idea or suggested it.'],
    };
  },
  'idea-staged': ({ payload: { title, votedTitle = title, stage }, creator, site, link }) => ({
    ...(stage === 'planned'
      ? { subject: `${creator} plans to make “${votedTitle}”`, title: 'It’s going to happen.' }
      : { subject: `${creator} is making “${votedTitle}”`, title: 'It’s in the works.' }),
    text: [
      `${creator} marked “${votedTitle}” as ${stage === 'planned' ? 'planned' : 'in progress'}. You backed this idea on ${site}. We’ll tell you when it’s made.`,
      ...(votedTitle === title ? [] : [`${creator} has changed the title. It’s now “${title}”.`]),
    ],
    act: 'See the idea',
    link,
    after: ['You’re getting this email because you voted for the idea or suggested it.'],
  }),
  'suggestion-approved': ({ payload: { title }, creator, link }) => ({
    subject: `${creator} added your suggestion “${title}”`,
    title: 'Your idea is on the chart',
    text: [`${creator} approved “${title}”. Fans can vote for it now. Share it to get the first votes in.`],
    act: 'See your idea',
    link,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
  'place-reached': ({ payload: { title, place }, creator, link }) => ({
    ...(place === 1
      ? {
          subject: `“${title}” took first place`,
          title: 'Your idea is in first place',
          text: [`Your suggestion “${title}” is in first place on ${creator}’s chart. Share it to keep it there.`],
        }
      : {
          subject: `“${title}” is in the top 3`,
          title: 'Your idea is in the top 3',
          text: [`Your suggestion “${title}” is in the top 3 on ${creator}’s chart. Share it to help it climb.`],
        }),
    act: 'See your idea',
    link,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
  'week-recap': ({ payload: { board, winner, votes, weekVotes }, creator, site, link }) => ({
    subject: `${boardTitle(creator, board)}’s weekly chart${winner && `: “${winner}” wins`}`,
    title: winner ? `“${winner}” won the week` : `${boardTitle(creator, board)}’s weekly chart is here`,
    text: [
      `${boardTitle(creator, board)}’s chart got ${count('en', weekVotes, 'vote', 'votes')} last week.${winner && ` On Sunday night “${winner}” was in first place with ${count('en', votes, 'vote', 'votes')} in total.`}`,
      'See what moved up, what’s new and how long each idea has been on the chart.',
    ],
    act: 'See the weekly chart',
    link,
    after: [
      `You’re getting this weekly email because you follow ${creator} on ${site}, or because the chart is yours.`,
    ],
  }),
  'round-result': ({ payload: { question }, creator, link }) => ({
    subject: `The result is in: “${question}”`,
    title: 'The votes are counted',
    text: [`${creator}’s round “${question}” is decided. See what won, and check that your vote was counted.`],
    act: 'See the result',
    link,
    after: ['You’re getting this email because you voted in the round, or because it’s yours.'],
  }),
  'discord-disconnected': ({ payload: { board }, creator, site, link }) => ({
    subject: 'Your Discord channel is disconnected',
    title: 'Your Discord channel is disconnected',
    text: [
      `The webhook through which ${boardTitle(creator, board)} posted to Discord doesn’t exist any more. Connect the channel again in your settings on ${site}.`,
    ],
    act: 'Open settings',
    link,
    after: ['You’re getting this email because the board is yours.'],
  }),
  'suggestion-rejected': ({ payload: { title, reason }, creator, link }) => ({
    subject: `Your suggestion to ${creator}: “${title}”`,
    title: 'Not this time',
    text: [
      `${creator} read your suggestion “${title}” but isn’t adding it to the chart. Reason: ${reasons.en[reason]}.`,
    ],
    act: 'See the chart',
    link,
    after: ['You’re getting this email because you suggested the idea.'],
  }),
};

const es: Words = {
  'idea-made': ({ payload: { title, votedTitle, pieceUrl }, creator, site, link }) => {
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
      after: [`La página de la idea: ${link}`, 'Recibes este correo porque votaste por la idea o la propusiste.'],
    };
  },
  'idea-staged': ({ payload: { title, votedTitle = title, stage }, creator, site, link }) => ({
    ...(stage === 'planned'
      ? { subject: `${creator} planea hacer «${votedTitle}»`, title: 'Se va a hacer realidad.' }
      : { subject: `${creator} está haciendo «${votedTitle}»`, title: 'Ya está en proceso.' }),
    text: [
      `${creator} marcó «${votedTitle}» como ${stage === 'planned' ? 'planificada' : 'en proceso'}. Es una idea que apoyaste en ${site}. Te avisaremos cuando esté hecha.`,
      ...(votedTitle === title ? [] : [`${creator} cambió el título. Ahora es «${title}».`]),
    ],
    act: 'Ver la idea',
    link,
    after: ['Recibes este correo porque votaste por la idea o la propusiste.'],
  }),
  'suggestion-approved': ({ payload: { title }, creator, link }) => ({
    subject: `${creator} añadió tu propuesta «${title}»`,
    title: 'Tu idea ya está en el ranking',
    text: [`${creator} aprobó «${title}» y ya se puede votar por ella. Compártela para conseguir los primeros votos.`],
    act: 'Ver tu idea',
    link,
    after: ['Recibes este correo porque propusiste la idea.'],
  }),
  'place-reached': ({ payload: { title, place }, creator, link }) => ({
    ...(place === 1
      ? {
          subject: `«${title}» llegó al primer puesto`,
          title: 'Tu idea está en el primer puesto',
          text: [
            `Tu propuesta «${title}» está en el primer puesto del ranking de ${creator}. Compártela para que siga ahí.`,
          ],
        }
      : {
          subject: `«${title}» está en el top 3`,
          title: 'Tu idea está en el top 3',
          text: [
            `Tu propuesta «${title}» está en el top 3 del ranking de ${creator}. Compártela para que siga subiendo.`,
          ],
        }),
    act: 'Ver tu idea',
    link,
    after: ['Recibes este correo porque propusiste la idea.'],
  }),
  'week-recap': ({ payload: { board, winner, votes, weekVotes }, creator, site, link }) => ({
    subject: `Ranking de la semana de ${boardTitle(creator, board)}${winner && `: gana «${winner}»`}`,
    title: winner
      ? `«${winner}» es la ganadora de la semana`
      : `Ya está disponible el ranking semanal de ${boardTitle(creator, board)}`,
    text: [
      `El ranking de ${boardTitle(creator, board)} recibió ${count('es', weekVotes, 'voto', 'votos')} la semana pasada.${winner && ` El domingo por la noche, «${winner}» estaba en el primer puesto con ${count('es', votes, 'voto', 'votos')}.`}`,
      'Mira qué ideas subieron, cuáles son nuevas y cuánto lleva cada una en el ranking.',
    ],
    act: 'Ver el ranking de la semana',
    link,
    after: [`Recibes este correo semanal porque sigues a ${creator} en ${site}, o porque el ranking es tuyo.`],
  }),
  'round-result': ({ payload: { question }, creator, link }) => ({
    subject: `Ya hay resultado: «${question}»`,
    title: 'Los votos están contados',
    text: [`La ronda «${question}» de ${creator} ya tiene resultado. Mira qué ganó y comprueba que tu voto se contó.`],
    act: 'Ver el resultado',
    link,
    after: ['Recibes este correo porque votaste en la ronda, o porque es tuya.'],
  }),
  'discord-disconnected': ({ payload: { board }, creator, site, link }) => ({
    subject: 'Tu canal de Discord está desconectado',
    title: 'Tu canal de Discord está desconectado',
    text: [
      `El webhook con el que ${boardTitle(creator, board)} publicaba en Discord ya no existe. Vuelve a conectar el canal en tus ajustes de ${site}.`,
    ],
    act: 'Abrir ajustes',
    link,
    after: ['Recibes este correo porque el tablero es tuyo.'],
  }),
  'suggestion-rejected': ({ payload: { title, reason }, creator, link }) => ({
    subject: `Tu propuesta a ${creator}: «${title}»`,
    title: 'Esta vez no',
    text: [`${creator} leyó tu propuesta «${title}», pero no la añadirá al ranking. Motivo: ${reasons.es[reason]}.`],
    act: 'Ver el ranking',
    link,
    after: ['Recibes este correo porque propusiste la idea.'],
  }),
};

/** The content of notification emails. The strings of in-app notifications are in web/app/texts. */
export const notificationWords: Record<Language, Words> = { en, es };

export const stopWords: Record<Language, string> = {
  en: 'Turn off these emails',
  es: 'Desactivar estos correos',
};
