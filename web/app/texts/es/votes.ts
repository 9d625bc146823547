import type { votes as english } from '../en/votes.ts';
import type { Shape } from '../shape.ts';

export const votes: Shape<typeof english> = {
  count: '{count, plural, one {# voto} other {# votos}}',
  unit: '{count, plural, one {voto} other {votos}}',
  voteFor: 'Votar por {title}, {count, plural, one {# voto} other {# votos}}',
  loginRequired: 'inicia sesión para votar',
  loginRequiredFor: 'por {title}, {count, plural, one {# voto} other {# votos}}',
  thanks: '¡Gracias por tu voto!',
  undo: 'Deshacer',
  withdraw: 'Retirar voto',
  withdrawFor: 'Retirar voto por {title}',
  withdrawn: 'Voto retirado',
  notWithdrawn: 'No se retiró tu voto',
  notWithdrawnText: 'Revisa tu conexión e inténtalo de nuevo.',
  alreadyVoted: 'Ya has votado por esta idea',
  early: 'Lo viste venir',
  failed: 'No se pudo votar',
  failedText: 'No se pudo registrar tu voto',
  slowDown: 'Un momento',
};
