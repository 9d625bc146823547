import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';

/**
 * The text content of an email. `code` is shown in large digits; `act` is the button label; `after` is smaller text
 * below the button.
 */
export type EmailTexts = {
  subject: string;
  title: string;
  text: string[];
  code?: string;
  act?: string;
  after: string[];
};

/** Security alerts: emails that report a change and require no action. */
export const alertKinds = [
  'password-changed',
  'email-changed',
  'account-deleted',
  'passkey-added',
  'provider-linked',
  'codes-made',
] as const;
export const mailKinds = ['confirm-email', 'reset-password', ...alertKinds] as const;
export type MailKind = (typeof mailKinds)[number];

type Facts = { username: string; site: string };

const { resetLinkMinutes, confirmLinkHours } = limits;

const en: Record<MailKind, (facts: Facts) => EmailTexts> = {
  'confirm-email': ({ username, site }) => ({
    subject: 'Confirm your email address',
    title: 'Confirm your email',
    text: [
      `Please confirm that this is the email address for ${username} on ${site}. You can then use it to reset your password.`,
    ],
    act: 'Confirm email',
    after: [`The link works for ${confirmLinkHours} hours.`, 'If this wasn’t you, you can ignore this email.'],
  }),
  'reset-password': ({ username, site }) => ({
    subject: 'Reset your password',
    title: 'Reset your password',
    text: [`We got a request to reset the password for ${username} on ${site}.`],
    act: 'Set a new password',
    after: [
      `You can use the link once, within ${resetLinkMinutes} minutes.`,
      'If this wasn’t you, you can ignore this email. Your password won’t change.',
    ],
  }),
  'password-changed': ({ username, site }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: [`The password for ${username} on ${site} was changed, and all other devices were logged out.`],
    act: 'This wasn’t me',
    after: [
      'If this was you, you don’t need to do anything. If it wasn’t, set a new password right away with the button above.',
    ],
  }),
  'email-changed': ({ username, site }) => ({
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    text: [
      `${username} on ${site} no longer uses this email address, so we won’t send emails about the account here any more.`,
    ],
    after: [
      'If this was you, you don’t need to do anything.',
      `If it wasn’t, log in at ${site}, change your password and set your email back to this address. The people who run the site can help you too.`,
    ],
  }),
  'account-deleted': ({ username, site }) => ({
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    text: [
      `Your account ${username} was deleted, along with its boards and all your personal data. Thanks for being part of ${site}.`,
    ],
    after: ['If this wasn’t you, contact the people who run the site as soon as you can.'],
  }),
  'passkey-added': ({ username, site }) => ({
    subject: 'A passkey was added to your account',
    title: 'A passkey was added',
    text: [`You can now log in to ${site} as ${username} with a new passkey.`],
    act: 'Go to your account',
    after: ['If this wasn’t you, remove it in your account and change your password right away.'],
  }),
  'provider-linked': ({ username, site }) => ({
    subject: 'A new way to log in was added to your account',
    title: 'A new way to log in',
    text: [`An account from another service was linked to ${username} on ${site}. It can now be used to log in.`],
    act: 'Go to your account',
    after: ['If this wasn’t you, unlink it in your account and change your password right away.'],
  }),
  'codes-made': ({ username, site }) => ({
    subject: 'New recovery codes for your account',
    title: 'New recovery codes',
    text: [`New recovery codes were created for ${username} on ${site}. Any older codes no longer work.`],
    act: 'Go to your account',
    after: ['If this wasn’t you, create new ones in your account and change your password right away.'],
  }),
};

const es: Record<MailKind, (facts: Facts) => EmailTexts> = {
  'confirm-email': ({ username, site }) => ({
    subject: 'Confirma tu correo',
    title: 'Confirma tu correo',
    text: [
      `Confirma que este es el correo de ${username} en ${site}. Después podrás usarlo para restablecer tu contraseña.`,
    ],
    act: 'Confirmar correo',
    after: [`El enlace funciona durante ${confirmLinkHours} horas.`, 'Si no fuiste tú, puedes ignorar este correo.'],
  }),
  'reset-password': ({ username, site }) => ({
    subject: 'Restablece tu contraseña',
    title: 'Restablece tu contraseña',
    text: [`Recibimos una solicitud para restablecer la contraseña de ${username} en ${site}.`],
    act: 'Elegir contraseña nueva',
    after: [
      `El enlace sirve una sola vez y caduca a los ${resetLinkMinutes} minutos.`,
      'Si no fuiste tú, puedes ignorar este correo. Tu contraseña no cambiará.',
    ],
  }),
  'password-changed': ({ username, site }) => ({
    subject: 'Se cambió tu contraseña',
    title: 'Se cambió tu contraseña',
    text: [`Se cambió la contraseña de ${username} en ${site} y se cerró la sesión en los demás dispositivos.`],
    act: 'No fui yo',
    after: [
      'Si fuiste tú, no tienes que hacer nada. Si no, elige cuanto antes una contraseña nueva con el botón de arriba.',
    ],
  }),
  'email-changed': ({ username, site }) => ({
    subject: 'Se cambió tu correo',
    title: 'Se cambió tu correo',
    text: [`${username} ya no usa este correo en ${site}. Los mensajes sobre la cuenta ya no llegarán aquí.`],
    after: [
      'Si fuiste tú, no tienes que hacer nada.',
      `Si no, inicia sesión en ${site}, cambia tu contraseña y vuelve a poner este correo. Quienes administran el sitio también pueden ayudarte.`,
    ],
  }),
  'account-deleted': ({ username, site }) => ({
    subject: 'Se eliminó tu cuenta',
    title: 'Se eliminó tu cuenta',
    text: [
      `Se eliminó tu cuenta ${username}, con sus tableros y todos tus datos personales. Gracias por haber sido parte de ${site}.`,
    ],
    after: ['Si no fuiste tú, escribe cuanto antes a quienes administran el sitio.'],
  }),
  'passkey-added': ({ username, site }) => ({
    subject: 'Se añadió una llave de acceso a tu cuenta',
    title: 'Se añadió una llave de acceso',
    text: [`Ya puedes iniciar sesión en ${site} como ${username} con una nueva llave de acceso.`],
    act: 'Ir a tu cuenta',
    after: ['Si no fuiste tú, quítala en tu cuenta y cambia cuanto antes tu contraseña.'],
  }),
  'provider-linked': ({ username, site }) => ({
    subject: 'Una nueva forma de iniciar sesión en tu cuenta',
    title: 'Una nueva forma de iniciar sesión',
    text: [`Ya puedes iniciar sesión en ${site} como ${username} con una cuenta de otro servicio.`],
    act: 'Ir a tu cuenta',
    after: ['Si no fuiste tú, desvincúlala en tu cuenta y cambia cuanto antes tu contraseña.'],
  }),
  'codes-made': ({ username, site }) => ({
    subject: 'Códigos de recuperación nuevos para tu cuenta',
    title: 'Códigos de recuperación nuevos',
    text: [`Se crearon códigos de recuperación nuevos para ${username} en ${site}. Los anteriores ya no funcionan.`],
    act: 'Ir a tu cuenta',
    after: ['Si no fuiste tú, crea otros en tu cuenta y cambia cuanto antes tu contraseña.'],
  }),
};

export const mailWords: Record<Language, typeof en> = { en, es };
