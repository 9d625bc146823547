import type { stage as english } from '../en/stage.ts';
import type { Shape } from '../shape.ts';

export const stage: Shape<typeof english> = {
  title: '@{username}',
  headline:
    '{count, plural, =0 {La primera idea puede ser la tuya} one {Una idea por ahora. ¿Cuál es la tuya?} other {# ideas. ¿Cuál será la próxima?}}',
  guestHint: 'Con una cuenta puedes votar.',
  memberHint: 'Cada voto mueve una barra.',
  ownerHint: 'Tu ranking, tal como lo ven tus fans.',
  joinTitle: 'Ayuda a decidir lo que viene.',
  joinText:
    'Crear una cuenta gratis lleva menos de un minuto: solo necesitas un nombre de usuario y una contraseña. Vota por todas las ideas que te gusten y propón las tuyas.',
  loginToVote: 'Inicia sesión para votar',
  join: 'Crear cuenta y votar',
  logIn: 'Iniciar sesión',
  footer: 'Un ranking en <link>{site}</link>, donde los fans deciden lo próximo de sus creadores.',
};
