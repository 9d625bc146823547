import type { embeds as english } from '../en/embeds.ts';
import type { Shape } from '../shape.ts';

export const embeds: Shape<typeof english> = {
  by: 'de {username}',
  vote: 'Votar por {title} en el tablero de {username} (se abre en otra pestaña), {count, plural, one {# voto} other {# votos}}',
  all: '{count, plural, one {Abrir el ranking} other {Ver las # ideas y votar}}',
  newTab: 'se abre en otra pestaña',
  empty: 'Este ranking aún no tiene ideas.',
};
