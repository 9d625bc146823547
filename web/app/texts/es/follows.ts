import type { follows as english } from '../en/follows.ts';
import type { Shape } from '../shape.ts';

export const follows: Shape<typeof english> = {
  following: 'Siguiendo',
  done: 'Sigues a {username}',
  doneText: 'Cada lunes tendrás la lista de la semana en tu bandeja, y por correo si confirmaste tu dirección.',
  undone: 'Ya no sigues a {username}',
  error: 'No ha funcionado',
  lastWeek: 'La semana pasada',
};
