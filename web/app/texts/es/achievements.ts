import type { achievements as english } from '../en/achievements.ts';
import type { Shape } from '../shape.ts';

export const achievements: Shape<typeof english> = {
  title: 'Logros',
  where:
    'Tus votos y propuestas cuentan desde todos tus dispositivos. Los votos en el top 3 y los días seguidos solo se cuentan en este navegador.',
  unlocked: 'Logro desbloqueado',
  pointsGained: '+{points, number}',
  points: '{points, plural, one {punto} other {puntos}}',
  unlockedCount: '{count, number} de {total, number} desbloqueados',
  votes: 'Votos',
  topVotes: 'Votos al top 3',
  suggestions: 'Propuestas',
  streak: 'Días seguidos',
  done: 'Desbloqueado',
  names: {
    first_vote: 'Primer voto',
    ten_votes: 'Diez votos',
    fifty_votes: 'Cincuenta votos',
    voted_top_idea: 'Buen ojo para el podio',
    suggested_idea: 'Fábrica de ideas',
    streak_votes: 'Tres días seguidos',
  },
  praise: {
    first_vote: 'Tu primer voto ya cuenta. Ahora este ranking es un poco tuyo.',
    ten_votes: 'Le diste un empujón a diez ideas.',
    fifty_votes: 'Le diste un empujón a cincuenta ideas. A los creadores les encantan los fans como tú.',
    voted_top_idea: 'Apoyaste una idea del top 3.',
    suggested_idea: 'El creador ya tiene tu idea. Podría ser la próxima.',
    streak_votes: 'Tres días seguidos. Sin ti, el ranking no sería lo mismo.',
  },
  todo: {
    first_vote: 'Vota por una idea.',
    ten_votes: 'Vota por diez ideas.',
    fifty_votes: 'Vota por cincuenta ideas.',
    voted_top_idea: 'Vota por una idea del top 3.',
    suggested_idea: 'Propón una idea a un creador.',
    streak_votes: 'Vuelve a votar tres días seguidos.',
  },
  reset: 'Reiniciar logros',
  resetTitle: '¿Reiniciar tus logros?',
  resetText:
    'Se eliminan tus puntos, tus logros y lo que este navegador recuerda de tus votos. Tus votos siguen contando en los rankings. No se puede deshacer.',
  resetConfirm: 'Reiniciar',
  resetDone: 'Logros reiniciados',
  resetFailed: 'No pudimos reiniciar tus logros',
};
