import type { roadmap as english } from '../en/roadmap.ts';
import type { Shape } from '../shape.ts';

export const roadmap: Shape<typeof english> = {
  title: 'Hoja de ruta de {username}',
  description:
    'Mira qué está haciendo {username} con las ideas que votaron sus fans, qué viene después y qué ya se publicó.',
  skip: 'Saltar a la hoja de ruta',
  making: 'En proceso',
  makingEmpty: 'Ahora mismo no hay nada en proceso. Vota por lo que viene.',
  planned: 'Planificadas',
  plannedEmpty: 'Aún no hay nada planificado. El ranking decide.',
  made: 'Hechas',
  madeText: 'Tú votaste y {username} lo hizo.',
  setAside: 'Descartadas',
  votes: '{count, plural, one {# voto} other {# votos}}',
  since: 'desde el {date}',
  madeOn: 'hecha el {date}',
  from: 'idea de @{username}',
  piece: '{kind, select, watch {Ver en} listen {Escuchar en} read {Leer en} other {Abrir en}} {name}',
  showMore: 'Ver más',
  moreFailed: 'No pudimos cargar más.',
  emptyTitle: 'La hoja de ruta aún está vacía',
  emptyText: 'Aquí aparecerán las ideas que {username} planifique, prepare y termine.',
  toChart: 'Ir al ranking',
};
