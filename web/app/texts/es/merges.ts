import type { merges as english } from '../en/merges.ts';
import type { Shape } from '../shape.ts';

export const merges: Shape<typeof english> = {
  title: 'Fusionar «{title}»',
  text: '¿Con qué idea coincide? Los votos pasan a esa y cada persona sigue contando una sola vez. Puedes deshacerlo cuando quieras.',
  search: 'Buscar en tu ranking',
  none: 'Ninguna idea tiene esas palabras.',
  votes: '{count, plural, one {{votes} voto} other {{votes} votos}}',
  act: 'Fusionar con otra idea…',
  merged: 'Ideas fusionadas',
  mergedText: '«{title}» tiene ahora {count, plural, one {# voto} other {# votos}}.',
  mergeError: 'No pudimos fusionar las ideas',
  undo: 'Deshacer',
  apart: 'Ideas separadas',
  apartText: '«{title}» vuelve a ser una idea aparte, con sus propios votos.',
  apartError: 'No pudimos separar la idea',
  list: 'Ideas fusionadas ({count, number})',
  into: 'con «{title}» ({count, plural, one {# voto} other {# votos}})',
  unmerge: 'Separar',
  unmergeLabel: 'Separar: {title}',
};
