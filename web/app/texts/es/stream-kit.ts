import type { streamKit as english } from '../en/stream-kit.ts';
import type { Shape } from '../shape.ts';

export const streamKit: Shape<typeof english> = {
  title: 'En tu stream',
  lead: 'Tu ranking en vivo en tu stream. Cuando alguien vota, se actualiza en pantalla.',
  link: 'Overlay para tu stream',
  linkText: 'Tu ranking como fuente de navegador transparente para OBS y programas parecidos.',

  preview: 'Vista previa',
  previewText: 'Esto es lo que muestra el overlay ahora, en el idioma de esta página.',
  rows: 'Filas',
  size: 'Tamaño',
  sizes: { s: 'Pequeño', m: 'Mediano', l: 'Grande' },
  theme: 'Colores',
  themes: { light: 'Claros', dark: 'Oscuros' },
  qr: 'Código QR',
  qrHint: 'Quienes te ven pueden escanearlo mientras hablas.',

  address: 'Enlace del overlay',
  addressText: 'Cualquiera con este enlace puede mostrar tu ranking. Solo muestra lo que hay en tu tablero público.',
  make: 'Crear enlace',
  making: 'Creando…',
  made: 'El enlace está listo',
  copy: 'Copiar enlace',
  changed:
    'El enlace incluye los ajustes de la vista previa y el idioma. Si los cambias, copia el enlace otra vez y pégalo en tu programa de streaming.',
  renew: 'Reemplazar',
  renewed: 'Enlace reemplazado',
  renewedText: 'Pega el nuevo en tu programa de streaming. El anterior ya no funciona.',
  revoke: 'Desactivar',
  revokeTitle: '¿Desactivar este overlay?',
  revokeText: 'Desaparece de inmediato de todos los streams que lo muestran. Puedes crear otro enlace cuando quieras.',
  revoked: 'Overlay desactivado',
  error: 'No pudimos actualizar el overlay',
  loadError: 'No pudimos cargar el enlace.',

  howTo: 'En OBS',
  steps: {
    add: 'En «Fuentes», añade un «Navegador».',
    paste: 'Pega el enlace en el campo URL.',
    size: 'Pon el tamaño en {width} × {height} y arrastra el overlay adonde quieras.',
    rounds:
      'Mientras hay una ronda abierta, el overlay muestra la ronda y después su resultado. Para que use toda la imagen, pon el tamaño en 1920 × 1080.',
  },
};
