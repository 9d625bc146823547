import type { weeks as english } from '../en/weeks.ts';
import type { Shape } from '../shape.ts';

export const weeks: Shape<typeof english> = {
  title: '{username}: ranking de la semana del {day}',
  description:
    '«{winner}» es la ganadora de la semana en el ranking de {username}. Mira qué ideas subieron, cuáles son nuevas y cuánto lleva cada una en el ranking.',
  heading: 'Ranking de la semana',
  votes: '{count, plural, one {# voto} other {# votos}} en la semana',
  highlights: 'La semana, en resumen',
  winner: 'Ganadora',
  climber: 'La que más subió',
  climbed: 'subió {count, plural, one {# puesto} other {# puestos}}, hasta el {place, number}.º',
  noClimber: 'Ninguna idea subió esa semana.',
  entries: '{count, plural, =0 {Ninguna nueva} one {Nueva} other {# nuevas}}',
  noEntries: 'Todas estaban ya en el ranking.',
  places: 'El top 10 del domingo por la noche',
  onChart: '{count, plural, one {primera semana en el ranking} other {# semanas en el ranking}}',
  peak: 'mejor puesto: {place, number}.º',
  empty: 'Las ideas de esa semana se eliminaron.',
  now: 'Votar en el ranking de esta semana',
  others: 'Otras semanas',
  before: 'Semana anterior',
  after: 'Semana siguiente',
};
