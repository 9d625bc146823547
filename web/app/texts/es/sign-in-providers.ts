import type { signInProviders as english } from '../en/sign-in-providers.ts';
import type { Shape } from '../shape.ts';

export const signInProviders: Shape<typeof english> = {
  or: 'o',
  continueWith: 'Continuar con {label}',
  leaving: 'Vamos a {label}…',
  startFailed: 'No se pudo entrar con {label}',

  back: {
    title: 'Entrando',
    checking: 'Comprobando lo que dice {provider}…',
    failed: 'No has podido entrar así',
    again: 'Volver a la página de acceso',
    toAccount: 'Volver a tu cuenta',
    linked: '{label} está vinculado',
    linkedText: 'Desde ahora abre esta cuenta.',
    welcomeBack: 'Hola de nuevo, {username}',
    newTitle: 'Un nombre y ya estás dentro.',
    newText: '{label} te conoce. Elige cómo te llamas aquí.',
    username: 'Nombre de usuario',
    usernameHint: 'Letras, números, guiones y guiones bajos. Lo ve todo el mundo.',
    create: 'Crear cuenta',
    creating: 'Creando tu cuenta…',
    registered: 'Tu cuenta está lista',
    registeredText: 'Te damos la bienvenida a Upnext, {username}.',
    registrationFailed: 'No se pudo crear la cuenta',
  },

  panel: {
    title: 'Accesos vinculados',
    text: 'Entra con una cuenta que ya tienes en otro sitio. Tu contraseña y tu correo de allí nunca nos llegan.',
    linkedOn: 'Vinculado el {date}',
    notLinked: 'Sin vincular',
    link: 'Vincular',
    linkLabel: 'Vincular {label}',
    unlink: 'Desvincular',
    unlinkLabel: 'Desvincular {label}',
    linkTitle: 'Vincular {label}',
    linkText: 'Primero confirma que eres tú. Después, {label} te pedirá que entres allí.',
    unlinkTitle: '¿Desvincular {label}?',
    unlinkText: 'Ya no abrirá esta cuenta. Puedes volver a vincularlo cuando quieras.',
    password: 'Contraseña actual o un código de recuperación',
    unlinked: '{label} ya no está vinculado',
    loadError: 'No se han podido cargar tus accesos.',
  },
};
