import { boardTitle } from '@upnext/contract/boards/board-handle';
import { recognisePlatform, type PieceKind } from '@upnext/contract/boards/platforms';
import type { RejectionReason } from '@upnext/contract/idea-fields';

import { unknownPlatform, type Words } from './words.ts';

const acts: Record<PieceKind, string> = { watch: 'Ver en', listen: 'Escuchar en', read: 'Leer en', open: 'Abrir en' };

const count = (number: number, one: string, other: string): string =>
  `${number.toLocaleString('es')} ${number === 1 ? one : other}`;

const reasons: Record<RejectionReason, string> = {
  not_my_topic: 'no es lo que hace',
  already_made: 'ya lo hizo',
  too_similar: 'hay una idea muy parecida en el ranking. Puedes votar por esa',
  unclear: 'no la entendió del todo. Intenta explicarla de otra forma',
  not_now: 'le gusta, pero ahora no puede',
};

export const spanish: Words = {
  'idea-made': ({ payload: { title, votedTitle, pieceUrl }, creator, site, link }) => {
    const { name, kind } = recognisePlatform(pieceUrl) ?? unknownPlatform;
    const backed = votedTitle ?? title;
    return {
      subject: `${creator} hizo «${backed}»`,
      title: 'La apoyaste. Ya está aquí.',
      text: [
        `${creator} acaba de publicar «${backed}» en ${name}, una idea que apoyaste en ${site}.`,
        ...(votedTitle === undefined ? [] : [`${creator} cambió el título. Ahora es «${title}».`]),
      ],
      act: `${acts[kind]} ${name}`,
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
      `El ranking de ${boardTitle(creator, board)} recibió ${count(weekVotes, 'voto', 'votos')} la semana pasada.${winner && ` El domingo por la noche, «${winner}» estaba en el primer puesto con ${count(votes, 'voto', 'votos')}.`}`,
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
  'suggestions-waiting': ({ payload: { board }, creator, site, link }) => ({
    subject: `Tus fans tienen propuestas para ${boardTitle(creator, board)}`,
    title: 'Tus fans tienen propuestas',
    text: [`Hay ideas nuevas que esperan tu respuesta en ${site}. Solo las que apruebes entran en el ranking.`],
    act: 'Revisar propuestas',
    link,
    after: ['Recibes este correo, como mucho una vez al día, porque te ocupas del tablero.'],
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
    text: [`${creator} leyó tu propuesta «${title}», pero no la añadirá al ranking. Motivo: ${reasons[reason]}.`],
    act: 'Ver el ranking',
    link,
    after: ['Recibes este correo porque propusiste la idea.'],
  }),
};
