import type { streamKit as english } from '../en/stream-kit.ts';
import type { Shape } from '../shape.ts';

export const streamKit: Shape<typeof english> = {
  title: 'En tu stream',
  back: 'Kit para compartir',
  lead: 'Tu ranking en vivo en tu stream. Cuando alguien vota, una fila se mueve en pantalla.',
  link: 'Overlay para tu stream',
  linkText: 'Tu ranking como fuente de navegador transparente para OBS y programas parecidos.',

  preview: 'Vista previa',
  previewText: 'Este es el overlay, con tu tablero tal como está ahora.',
  rows: 'Filas',
  size: 'Tamaño',
  sizes: { s: 'Pequeño', m: 'Mediano', l: 'Grande' },
  theme: 'Colores',
  themes: { light: 'Claros', dark: 'Oscuros' },
  qr: 'Código QR',
  qrHint: 'Quienes te ven pueden escanearlo mientras hablas.',

  address: 'Dirección del overlay',
  addressText: 'Cualquiera con esta dirección puede mostrar tu ranking. Solo muestra lo que hay en tu tablero público.',
  make: 'Crear dirección',
  making: 'Creando…',
  made: 'La dirección está lista',
  copy: 'Copiar dirección',
  changed: 'La dirección incluye los ajustes de la vista previa. Si los cambias, copia la dirección otra vez.',
  renew: 'Reemplazar',
  renewed: 'Dirección reemplazada',
  renewedText: 'Pega la nueva en tu programa de streaming. La anterior ya no funciona.',
  revoke: 'Desactivar',
  revokeTitle: '¿Desactivar este overlay?',
  revokeText: 'Desaparece al momento de todos los streams que lo muestran. Puedes crear otra dirección cuando quieras.',
  revoked: 'Overlay desactivado',
  error: 'No funcionó',
  loadError: 'No pudimos cargar la dirección.',

  howTo: 'En OBS',
  steps: {
    add: 'En «Fuentes», añade un «Navegador».',
    paste: 'Pega la dirección en el campo URL.',
    size: 'Pon el tamaño en {width} × {height} y arrástralo adonde quieras.',
  },
};
