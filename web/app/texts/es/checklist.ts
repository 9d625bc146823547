import type { checklist as english } from '../en/checklist.ts';
import type { Shape } from '../shape.ts';

export const checklist: Shape<typeof english> = {
  title: 'Pon en marcha tu tablero',
  progress: '{done, number} de {all, number}',
  options: 'Opciones de la lista',
  hide: 'Ocultar esta lista',
  done: 'Listo',
  add: 'Añadir',
  ideas: 'Añadir tres ideas',
  ideasText: 'Para que haya competencia',
  ideasDone: '{count, number} en tu ranking',
  picture: 'Añadir tu foto',
  pictureText: 'Tus fans buscan tu cara',
  pictureDone: 'Tus fans pueden verla',
  share: 'Compartir tu enlace',
  shareText: 'Fíjalo debajo de tu último video',
  shareDone: '{count, plural, one {Abierto # vez} other {Abierto # veces}}',
  shareNow: 'Compartir',
  wayBack: 'Añadir otra forma de acceso',
  wayBackText: 'Por si olvidas tu contraseña',
  wayBackDone: 'Puedes recuperar tu cuenta',
};
