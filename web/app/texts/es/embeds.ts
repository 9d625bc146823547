import type { embeds as english } from '../en/embeds.ts';
import type { Shape } from '../shape.ts';

export const embeds: Shape<typeof english> = {
  by: 'de {username}',
  vote: 'Vota por {title} en la página de {username}, que se abre en otra pestaña, {count, plural, one {# voto} other {# votos}}',
  all: '{count, plural, one {Abre la lista} other {Mira las # ideas y vota}}',
  newTab: 'se abre en otra pestaña',
  empty: 'Esta lista aún no tiene ideas.',
};
