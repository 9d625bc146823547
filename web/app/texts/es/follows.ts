import type { follows as english } from '../en/follows.ts';
import type { Shape } from '../shape.ts';

export const follows: Shape<typeof english> = {
  following: 'Siguiendo',
  follow: 'Sigue a {username}',
  ask: 'Recibe cada lunes el ranking de la semana de {username}.',
  done: 'Sigues a {username}',
  doneText:
    'Cada lunes recibirás el ranking de la semana en tus notificaciones, y por correo si confirmaste tu dirección.',
  undone: 'Dejaste de seguir a {username}',
  error: 'No pudimos guardar el cambio',
  lastWeek: 'Ranking de la semana pasada',
};
