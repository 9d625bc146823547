import type { emailCodes as english } from '../en/email-codes.ts';
import type { Shape } from '../shape.ts';

export const emailCodes: Shape<typeof english> = {
  use: 'Recibir un código por correo',
  email: 'Correo',
  emailHint: 'Sin contraseña. ¿Es tu primera vez? También sirve para crear tu cuenta.',
  send: 'Recibir un código',
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

  newText: 'Ninguna cuenta usa {email} todavía. ¿Cómo te llamamos aquí?',
  welcomeBack: 'Hola de nuevo, {username}',
  failed: 'No pudimos iniciar tu sesión',
};
