import type { signInProviders as english } from '../en/sign-in-providers.ts';
import type { Shape } from '../shape.ts';

export const signInProviders: Shape<typeof english> = {
  or: 'o',
  continueWith: 'Continuar con {label}',
  leaving: 'Te llevamos a {label}…',
  startFailed: 'No se pudo iniciar sesión con {label}',

  back: {
    title: 'Iniciando sesión',
    checking: 'Comprobando con {provider}…',
    failed: 'No pudimos iniciar tu sesión',
    again: 'Volver al inicio de sesión',
    toAccount: 'Volver a tu cuenta',
    linked: 'Cuenta de {label} vinculada',
    linkedText: 'Ya puedes iniciar sesión con ella.',
    linkedAndVerified: 'Ya puedes iniciar sesión con ella. Tu cuenta está verificada: tus votos cuentan siempre.',
    welcomeBack: 'Hola de nuevo, {username}',
    newTitle: 'Elige un nombre de usuario y listo.',
    newText: 'Iniciaste sesión con {label}. ¿Cómo te llamamos aquí?',
    newVote: 'Después contaremos tu voto por «{title}».',
    username: 'Nombre de usuario',
    usernameHint: 'Letras, números, guiones y guiones bajos. Lo ve todo el mundo.',
    create: 'Crear cuenta',
    creating: 'Creando tu cuenta…',
    registered: 'Tu cuenta está lista',
    registeredText: 'Te damos la bienvenida, {username}.',
    registrationFailed: 'No se pudo crear la cuenta',
  },

  panel: {
    title: 'Cuentas vinculadas',
    text: 'Inicia sesión con una cuenta que ya tienes. Nunca vemos su contraseña.',
    linkedOn: 'Vinculada el {date}',
    notLinked: 'Sin vincular',
    link: 'Vincular',
    linkLabel: 'Vincular {label}',
    unlink: 'Desvincular',
    unlinkLabel: 'Desvincular {label}',
    linkTitle: 'Vincular {label}',
    linkText: 'Primero confirma que eres tú. Después, {label} te pedirá que inicies sesión allí.',
    unlinkTitle: '¿Desvincular {label}?',
    unlinkText: 'Ya no podrás iniciar sesión con esa cuenta. Puedes volver a vincularla cuando quieras.',
    password: 'Contraseña actual o un código de recuperación',
    unlinked: 'Cuenta de {label} desvinculada',
    loadError: 'No pudimos cargar tus cuentas vinculadas.',
  },
};
