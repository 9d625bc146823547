import type { pictures as english } from '../en/pictures.ts';
import type { Shape } from '../shape.ts';

export const pictures: Shape<typeof english> = {
  avatar: 'Foto de perfil',
  avatarHint: 'Una imagen cuadrada. Se muestra en tus tableros, en Explorar y en los enlaces compartidos.',
  banner: 'Portada',
  bannerHint: 'Una imagen ancha encima de tu tablero, tres veces más ancha que alta.',
  idea: 'Imagen',
  ideaHint: 'Se muestra junto a la idea, en 16:9.',
  choose: 'Elegir una imagen',
  replace: 'Cambiar',
  remove: 'Quitar',
  cropTitle: 'Recorta la imagen',
  x: 'Izquierda y derecha',
  y: 'Arriba y abajo',
  zoom: 'Zoom',
  use: 'Usar esta imagen',
  uploading: 'Subiendo…',
  updated: 'Imagen actualizada',
  uploaded: 'Imagen subida',
  slow: 'Está tardando más de lo normal. Tu imagen aparecerá pronto.',
  removed: 'Imagen eliminada',
  failed: 'La imagen no se actualizó',
  unreadable: 'No podemos leer este archivo. Elige un JPEG, PNG, WebP, AVIF o GIF de al menos 32 × 32 píxeles.',
};
