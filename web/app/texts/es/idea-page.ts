import type { ideaPage as english } from '../en/idea-page.ts';
import type { Shape } from '../shape.ts';

export const ideaPage: Shape<typeof english> = {
  title: '{title} · {username}',
  description: 'Vota por «{title}» y ayúdala a subir en el ranking de {username}.',
  skip: 'Saltar a la idea',
  back: 'Volver al ranking:',
  suggestedBy: 'Propuesta por <b>@{username}</b> el {date}',
  addedBy: 'Añadida por <b>{username}</b> el {date}',
  vote: 'Votar',
  voted: 'Votada',
  voteFor: 'por {title},',
  archived: 'Este tablero está archivado. La votación ya terminó.',
  toChart: 'Ver el ranking',
  piece: '{kind, select, watch {Ver en} listen {Escuchar en} read {Leer en} other {Abrir en}} {name}',
  share: 'Compartir esta idea',
  shareText: 'Vota por «{title}» en el ranking de {username}',

  stake: {
    behind: 'A {count, plural, one {# voto} other {# votos}} del {place, number}.º',
    level: 'Empatada con el {place, number}.º',
    ahead: '{count, plural, one {# voto} other {# votos}} de ventaja',
    overtaking: 'Sube al {place, number}.º',
    noVotes: 'Aún sin votos',
    alone: 'En el primer puesto',
  },
  lead: '{count, plural, =0 {Empatada con el} one {# voto más que el} other {# votos más que el}} {place, number}.º',

  help: 'Ayúdala a ganar',
  shareTitle: 'Compártela',
  helpText: 'Mándasela a una persona que la vería.',
  copyLink: 'Copiar enlace',
  whatsApp: 'WhatsApp',
  post: 'Publicar',
  postOn: 'en X',
  story: 'Historia',
  storyOf: 'imagen para descargar',

  days: '30 días',
  movedSinceJoining:
    '{direction, select, up {Subió {count, number}} down {Bajó {count, number}} other {Mismo puesto}} desde que entró',
  movedInDays:
    '{direction, select, up {Subió {count, number}} down {Bajó {count, number}} other {Mismo puesto}} en 30 días',
  ordinal: '{place, number}.º',
  daysSummary: 'Puesto {first, number} el {date}, puesto {last, number} hoy. Mejor puesto: {best, number}.',
  today: 'hoy',
  joined: '{days, plural, =0 {Entró hoy} =1 {Entró ayer} other {Entró el {date}}}',
  joinedText: 'Vuelve en unos días para ver cómo cambia su puesto.',

  stages: 'En qué punto está',
  stage: '{stage, select, planned {Planificada} in_progress {En proceso} made {Hecha} other {En el ranking}}',
  stageText: '{username} decide cuándo avanza. Quienes votaron reciben un mensaje cuando esté hecha.',
  madeOn: 'Hecha el {date}.',
  notPlanned: '{username} no tiene previsto hacerla.',

  more: 'Más en este ranking',
  allIdeas: 'Ver todas las ideas',
};
