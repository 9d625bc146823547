import type { roadmap as english } from '../en/roadmap.ts';
import type { Shape } from '../shape.ts';

export const roadmap: Shape<typeof english> = {
  title: 'Hoja de ruta de {username}',
  description:
    'Lo que {username} está haciendo con las ideas que votasteis, lo que viene después y lo que ya se puede ver.',
  skip: 'Saltar a la hoja de ruta',
  making: 'En marcha',
  makingEmpty: 'Ahora mismo, nada. Vota lo que debería venir.',
  planned: 'Planeadas',
  plannedEmpty: 'El próximo plan sale de la lista.',
  made: 'Hechas',
  madeText: 'Tú votaste y {username} lo hizo.',
  setAside: 'Descartadas',
  votes: '{count, plural, one {# voto} other {# votos}}',
  since: 'desde el {date}',
  madeOn: 'hecha el {date}',
  from: 'idea de @{username}',
  piece: '{kind, select, watch {Ver en} listen {Escuchar en} read {Leer en} other {Abrir en}} {name}',
  showMore: 'Ver más',
  moreFailed: 'No se ha podido cargar.',
  emptyTitle: 'Aquí empieza el camino',
  emptyText: 'Aquí estarán las ideas que {username} planea, prepara y termina. La lista decide por dónde va.',
  toChart: 'Ir a la lista',
};
