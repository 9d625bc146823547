import type { achievements as english } from '../en/achievements.ts';
import type { Shape } from '../shape.ts';

export const achievements: Shape<typeof english> = {
  title: 'Logros',
  where: 'Se guardan solo en este navegador. Tus votos cuentan siempre.',
  unlocked: 'Logro desbloqueado',
  pointsGained: '+{points, number}',
  points: '{points, plural, one {punto} other {puntos}}',
  unlockedCount: '{count, number} de {total, number} conseguidos',
  votes: 'Votos',
  topVotes: 'Votos al top 3',
  suggestions: 'Sugerencias',
  streak: 'Días seguidos',
  done: 'Conseguido',
  names: {
    first_vote: 'Primer voto',
    ten_votes: 'Diez votos',
    fifty_votes: 'Cincuenta votos',
    voted_top_idea: 'Ojo para el podio',
    suggested_idea: 'Idea propia',
    streak_votes: 'Tres días seguidos',
  },
  praise: {
    first_vote: 'Tu primer voto cuenta. Esta lista ya es un poco tuya.',
    ten_votes: 'Has movido diez ideas. Son muchos viernes.',
    fifty_votes: 'Has empujado cincuenta ideas. Hay semanas que se planean gracias a ti.',
    voted_top_idea: 'Has votado por una idea del top 3.',
    suggested_idea: 'Tu idea ya está en manos del creador. Podría ser lo próximo.',
    streak_votes: 'Tercer día que vuelves. Se nota.',
  },
  todo: {
    first_vote: 'Vota por una idea.',
    ten_votes: 'Vota por diez ideas.',
    fifty_votes: 'Vota por cincuenta ideas.',
    voted_top_idea: 'Vota por una idea del top 3.',
    suggested_idea: 'Sugiere una idea a un creador.',
    streak_votes: 'Vuelve tres días seguidos.',
  },
  reset: 'Reiniciar logros',
  resetTitle: '¿Empezar de cero?',
  resetText:
    'Se borran tus puntos, tus logros y lo que este navegador recuerda de tus votos. Los votos siguen en las listas.',
  resetConfirm: 'Reiniciar',
  resetDone: 'Logros reiniciados',
};
