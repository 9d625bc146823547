import type { guestVotes as english } from '../en/guest-votes.ts';
import type { Shape } from '../shape.ts';

export const guestVotes: Shape<typeof english> = {
  ready: 'Tu voto por «{title}» está listo.',
  readyTitle: 'Tu voto está listo.',
  readyText: 'Inicia sesión o crea una cuenta y contará.',
  withYours:
    '<strong>{votes, number}</strong> {votes, plural, one {voto} other {votos}}, <strong>{after, number}</strong> con el tuyo',
  text: '{count, plural, =1 {Inicia sesión o crea una cuenta y contará.} other {Inicia sesión o crea una cuenta y contarán tus # votos.}} Volverás justo aquí.',
  notNow: 'Ahora no',
  email: 'Correo',
  passkey: 'Llave de acceso',
  pickUsername: 'Mejor con usuario y contraseña',
  usePassword: 'Mejor con contraseña',
  signUp: '¿Eres nuevo? Crea una cuenta',
  logIn: '¿Ya tienes cuenta? Inicia sesión',
  otherWays: 'Otras formas de iniciar sesión',
  loginPage: 'Ir a la página de inicio de sesión',
  agree: 'Al continuar aceptas los <terms>Términos</terms> y la <privacy>Política de privacidad</privacy>.',
  takeBack: 'Puedes retirar tu voto cuando quieras.',

  counts: 'Tu voto cuenta',
  thanksMany: '¡Gracias por tus {count, number} votos!',
  undo: 'Deshacer',
  alreadyVoted: 'Ya habías votado por esta idea',
  sessionExpired: 'Tu sesión caducó',
  pleaseLoginAgain: 'Inicia sesión de nuevo. Guardamos tu voto y contará en cuanto vuelvas.',
};
