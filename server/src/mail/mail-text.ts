import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';

/** What a mail says. `act` is the button; `after` stands below it, smaller. */
export type MailWords = { subject: string; title: string; text: string[]; act?: string; after: string[] };

/** Mails that only tell of something. */
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

const en: Record<MailKind, (facts: Facts) => MailWords> = {
  'confirm-email': ({ username, site }) => ({
    subject: 'Confirm your e-mail address',
    title: 'Is this your address?',
    text: [
      `${username} on ${site} wants to use this e-mail address. Confirm it, and it is yours to recover your account.`,
    ],
    act: 'Confirm this address',
    after: [`The link works for ${confirmLinkHours} hours.`, 'It was not you? Then do nothing: nothing will happen.'],
  }),
  'reset-password': ({ username, site }) => ({
    subject: 'Choose a new password',
    title: 'A new password for you',
    text: [`Somebody, hopefully you, asked for a new password for ${username} on ${site}.`],
    act: 'Choose a new password',
    after: [
      `The link works once, for ${resetLinkMinutes} minutes.`,
      'It was not you? Then do nothing: your password stays as it is.',
    ],
  }),
  'password-changed': ({ username, site }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: [`The password of ${username} on ${site} is a new one, and every other device was signed out.`],
    act: 'It was not me',
    after: ['It was you? Then all is well. If not, choose a new password at once with the button above.'],
  }),
  'email-changed': ({ username, site }) => ({
    subject: 'Your e-mail address was changed',
    title: 'This address was replaced',
    text: [
      `${username} on ${site} no longer uses this e-mail address. Mail about the account goes elsewhere from now on.`,
    ],
    after: [
      'It was you? Then all is well.',
      `If not, log in at ${site}, change your password and put this address back. Whoever runs the site can help you too.`,
    ],
  }),
  'account-deleted': ({ username, site }) => ({
    subject: 'Your account was deleted',
    title: 'Goodbye, and thank you',
    text: [`The account ${username} on ${site} is deleted, with its boards and everything that told who you are.`],
    after: ['It was not you? Write to whoever runs the site, as soon as you can.'],
  }),
  'passkey-added': ({ username, site }) => ({
    subject: 'A passkey was added to your account',
    title: 'A new passkey',
    text: [`From now on a new passkey opens ${username} on ${site}.`],
    act: 'See your account',
    after: ['It was you? Then all is well. If not, remove it there and change your password at once.'],
  }),
  'provider-linked': ({ username, site }) => ({
    subject: 'A new way to log in to your account',
    title: 'A new way to log in',
    text: [`From now on an account at another service opens ${username} on ${site}.`],
    act: 'See your account',
    after: ['It was you? Then all is well. If not, unlink it there and change your password at once.'],
  }),
  'codes-made': ({ username, site }) => ({
    subject: 'New recovery codes for your account',
    title: 'New recovery codes',
    text: [`New recovery codes were made for ${username} on ${site}. Those from before no longer work.`],
    act: 'See your account',
    after: ['It was you? Then all is well. If not, make new ones there and change your password at once.'],
  }),
};

const es: Record<MailKind, (facts: Facts) => MailWords> = {
  'confirm-email': ({ username, site }) => ({
    subject: 'Confirma tu correo electrónico',
    title: '¿Es este tu correo?',
    text: [`${username} quiere usar esta dirección en ${site}. Confírmala y te servirá para recuperar tu cuenta.`],
    act: 'Confirmar esta dirección',
    after: [
      `El enlace funciona durante ${confirmLinkHours} horas.`,
      '¿No has sido tú? No hagas nada y no pasará nada.',
    ],
  }),
  'reset-password': ({ username, site }) => ({
    subject: 'Elige una contraseña nueva',
    title: 'Una contraseña nueva para ti',
    text: [`Alguien, esperamos que tú, ha pedido una contraseña nueva para ${username} en ${site}.`],
    act: 'Elegir una contraseña nueva',
    after: [
      `El enlace funciona una sola vez, durante ${resetLinkMinutes} minutos.`,
      '¿No has sido tú? No hagas nada: tu contraseña sigue siendo la misma.',
    ],
  }),
  'password-changed': ({ username, site }) => ({
    subject: 'Tu contraseña ha cambiado',
    title: 'Tu contraseña ha cambiado',
    text: [`La contraseña de ${username} en ${site} es nueva y hemos cerrado la sesión en los demás dispositivos.`],
    act: 'No he sido yo',
    after: ['¿Has sido tú? Entonces todo está bien. Si no, elige ya una contraseña nueva con el botón de arriba.'],
  }),
  'email-changed': ({ username, site }) => ({
    subject: 'Tu correo electrónico ha cambiado',
    title: 'Esta dirección ya no se usa',
    text: [`${username} ya no usa esta dirección en ${site}. A partir de ahora, los correos de la cuenta van a otra.`],
    after: [
      '¿Has sido tú? Entonces todo está bien.',
      `Si no, entra en ${site}, cambia tu contraseña y vuelve a poner esta dirección. También puede ayudarte quien lleva el sitio.`,
    ],
  }),
  'account-deleted': ({ username, site }) => ({
    subject: 'Tu cuenta se ha borrado',
    title: 'Adiós, y gracias',
    text: [`La cuenta ${username} de ${site} está borrada, con sus listas y con todo lo que decía quién eres.`],
    after: ['¿No has sido tú? Escribe cuanto antes a quien lleva el sitio.'],
  }),
  'passkey-added': ({ username, site }) => ({
    subject: 'Se ha añadido una llave de acceso a tu cuenta',
    title: 'Una llave de acceso nueva',
    text: [`Desde ahora, una llave de acceso nueva abre la cuenta ${username} de ${site}.`],
    act: 'Ver tu cuenta',
    after: ['¿Has sido tú? Entonces todo está bien. Si no, quítala allí y cambia ya tu contraseña.'],
  }),
  'provider-linked': ({ username, site }) => ({
    subject: 'Una forma nueva de entrar en tu cuenta',
    title: 'Una forma nueva de entrar',
    text: [`Desde ahora, una cuenta de otro servicio abre la cuenta ${username} de ${site}.`],
    act: 'Ver tu cuenta',
    after: ['¿Has sido tú? Entonces todo está bien. Si no, desvincúlala allí y cambia ya tu contraseña.'],
  }),
  'codes-made': ({ username, site }) => ({
    subject: 'Códigos de recuperación nuevos para tu cuenta',
    title: 'Códigos de recuperación nuevos',
    text: [`La cuenta ${username} de ${site} tiene códigos de recuperación nuevos. Los de antes ya no funcionan.`],
    act: 'Ver tu cuenta',
    after: ['¿Has sido tú? Entonces todo está bien. Si no, crea otros allí y cambia ya tu contraseña.'],
  }),
};

export const mailWords: Record<Language, typeof en> = { en, es };
