import type { streamKit as english } from '../en/stream-kit.ts';
import type { Shape } from '../shape.ts';

export const streamKit: Shape<typeof english> = {
  title: 'En tu directo',
  back: 'Para compartir',
  lead: 'Tu lista sobre tu imagen, en vivo: un voto desde el chat mueve una fila en tu directo.',
  link: 'Superposición para tu directo',
  linkText: 'Tu lista como fuente de navegador transparente para OBS y similares.',

  preview: 'Vista previa',
  previewText: 'Es la superposición misma, con tu lista tal como va ahora.',
  rows: 'Filas',
  size: 'Tamaño',
  sizes: { s: 'Pequeño', m: 'Mediano', l: 'Grande' },
  theme: 'Colores',
  themes: { light: 'Claros', dark: 'Oscuros' },
  qr: 'Código QR',
  qrHint: 'Una esquina que se puede escanear con el móvil mientras hablas.',

  address: 'Su dirección',
  addressText: 'Quien la tenga puede mostrar tu lista. No enseña nada que no esté en tu página pública.',
  make: 'Crear la dirección',
  making: 'Creando…',
  made: 'La dirección está lista',
  copy: 'Copiar dirección',
  changed: 'La dirección lleva los ajustes de la vista previa: vuelve a copiarla cuando los cambies.',
  renew: 'Dirección nueva',
  renewed: 'Dirección nueva creada',
  renewedText: 'Pégala en tu programa de directos: la anterior ya no muestra nada.',
  revoke: 'Anular',
  revokeTitle: '¿Anular esta superposición?',
  revokeText: 'Desaparece al instante de todos los directos que la muestran. Puedes crear otra cuando quieras.',
  revoked: 'Superposición anulada',
  error: 'No ha funcionado',
  loadError: 'No se pudo cargar la dirección.',

  howTo: 'En OBS',
  steps: {
    add: 'En «Fuentes», añade un «Navegador».',
    paste: 'Pega la dirección como URL.',
    size: 'Dale {width} × {height} y arrástralo adonde quieras.',
  },
};
