import type { merges as english } from '../en/merges.ts';
import type { Shape } from '../shape.ts';

export const merges: Shape<typeof english> = {
  title: 'Unir «{title}»',
  text: '¿A qué idea se parece? Sus votos cuentan allí, uno por persona. Puedes separarlas cuando quieras.',
  search: 'Busca en tu lista',
  none: 'Ninguna idea tiene estas palabras.',
  votes: '{count, plural, one {{votes} voto} other {{votes} votos}}',
  act: 'Unir a otra idea',
  actLabel: 'Unir a otra idea: {title}',
  merged: 'Ideas unidas',
  mergedText: '«{title}» tiene ahora {count, plural, one {# voto} other {# votos}}.',
  mergeError: 'No se pudieron unir las ideas',
  undo: 'Deshacer',
  apart: 'Ideas separadas',
  apartText: '«{title}» vuelve a estar sola, con sus votos.',
  apartError: 'No se pudo separar la idea',
  list: 'Ideas unidas ({count, number})',
  into: 'en «{title}», {count, plural, one {con # voto} other {con # votos}}',
  unmerge: 'Separar',
  unmergeLabel: 'Separar: {title}',
};
