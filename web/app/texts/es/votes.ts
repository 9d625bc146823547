import type { votes as english } from '../en/votes.ts';
import type { Shape } from '../shape.ts';

export const votes: Shape<typeof english> = {
  count: '{count, plural, one {# voto} other {# votos}}',
  unit: '{count, plural, one {voto} other {votos}}',
  voteFor: 'Votar {title}, {count, plural, one {# voto} other {# votos}}',
  votedFor: 'Has votado {title}, {count, plural, one {# voto} other {# votos}}',
  voted: 'Votada',
  loginRequired: 'inicia sesión para votar',
  loginRequiredFor: 'por {title}, {count, plural, one {# voto} other {# votos}}',
  loginToVote: 'Entra para votar',
  thanks: '¡Gracias por tu voto!',
  alreadyVoted: 'Ya has votado por esta idea',
  early: 'Lo viste venir',
  failed: 'No se ha podido votar',
  failedText: 'No se ha podido registrar tu voto',
  slowDown: 'Un momento',
  sessionExpired: 'Tu sesión ha caducado',
  pleaseLoginAgain: 'Vuelve a entrar. Guardamos tu voto y contará cuando regreses.',
};
