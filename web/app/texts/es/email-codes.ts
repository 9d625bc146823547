import type { emailCodes as english } from '../en/email-codes.ts';
import type { Shape } from '../shape.ts';

export const emailCodes: Shape<typeof english> = {
  use: 'Recibir un código por correo',
  otherWays: 'Otras formas de iniciar sesión',
  title: '¿Cuál es tu correo?',
  text: 'Te enviaremos un código de 6 números para iniciar sesión o crear tu cuenta. Sin contraseña.',
  email: 'Correo',
  send: 'Enviar el código',
  sending: 'Enviando…',
  checking: 'Comprobando…',
  sendFailed: 'No pudimos enviar el código',

  sentTitle: 'Revisa tu correo',
  sentText: 'Enviamos un código a {email}. Funciona durante {minutes, number} minutos.',
  code: 'Código de 6 números',
  enter: 'Continuar',
  again: 'Enviar otro código',
  sentAgain: 'Código nuevo enviado',
  sentAgainText: 'Solo funciona el más reciente. ¿No lo encuentras? Mira en la carpeta de spam.',
  otherEmail: 'Usar otro correo',

  newText:
    'Ninguna cuenta confirmó {email} todavía. Si ya tienes una cuenta, inicia sesión primero con su contraseña. Si no, ¿cómo te llamamos aquí?',
  welcomeBack: 'Hola de nuevo, {username}',
};
