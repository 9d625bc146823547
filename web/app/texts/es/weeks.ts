import type { weeks as english } from '../en/weeks.ts';
import type { Shape } from '../shape.ts';

export const weeks: Shape<typeof english> = {
  title: '{username}: la lista de la semana del {day}',
  description:
    '«{winner}» ganó la semana en la lista de {username}. Mira quién subió, quién es nueva y cuánto llevan ahí.',
  heading: 'La lista de la semana',
  votes: '{count, plural, one {# voto} other {# votos}} en la semana',
  highlights: 'La semana en breve',
  winner: 'Ganadora',
  climber: 'La que más subió',
  climbed: 'subió {count, plural, one {# puesto} other {# puestos}}, hasta el {place}.º',
  noClimber: 'Esta semana no subió ninguna.',
  entries: '{count, plural, =0 {Sin novedades} one {Nueva} other {# nuevas}}',
  noEntries: 'Todas estaban ya.',
  places: 'Las diez primeras el domingo por la noche',
  onChart: '{count, plural, one {primera semana en la lista} other {# semanas en la lista}}',
  peak: 'mejor puesto: {place}.º',
  empty: 'Las ideas de esta semana ya no están.',
  now: 'Vota la próxima',
  others: 'Otras semanas',
  before: 'La semana anterior',
  after: 'La semana siguiente',
};
