import type { roadmap as english } from '../en/roadmap.ts';
import type { Shape } from '../shape.ts';

export const roadmap: Shape<typeof english> = {
  title: 'Hoja de ruta de {username}',
  description:
    'Mira qué está haciendo {username} con las ideas por las que votaron sus fans, qué viene después y qué se publicó ya.',
  skip: 'Saltar a la hoja de ruta',
  inProgress: 'En proceso',
  inProgressEmpty: 'Ahora mismo no hay nada en proceso. Vota por lo que viene.',
  planned: 'Planificadas',
  plannedEmpty: 'Aún no hay nada planificado. El ranking decide.',
  made: 'Hechas',
  madeText: 'Tú votaste y {username} lo hizo.',
  notPlanned: 'Descartadas',
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
