import type { linked as english } from '../en/linked.ts';
import type { Shape } from '../shape.ts';

export const linked: Shape<typeof english> = {
  description: 'Vota por lo próximo que debería hacer {username}.',
  empty: 'Aún no hay ideas',
  emptyText: 'Ahora mismo no hay nada en este ranking. Vuelve pronto.',
  votingAs: 'Votas como',
  username: '@{username}',
};
