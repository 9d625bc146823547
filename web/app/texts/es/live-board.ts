import type { liveBoard as english } from '../en/live-board.ts';
import type { Shape } from '../shape.ts';

export const liveBoard: Shape<typeof english> = {
  page: 'Tu tablero ya está publicado',
  title: 'Tu tablero ya está publicado.',
  text: '{count, plural, one {Una idea} other {# ideas}}, aún sin votos. Comparte el enlace y mira cómo crecen las barras.',
  votes:
    '{count, plural, one {# idea} other {# ideas}}, {votes, plural, one {# voto} other {# votos}} por ahora. Comparte el enlace y mira cómo crecen las barras.',
  toIdeas: 'Ir a mis ideas',
  targets: 'Compartir',
  whatsapp: 'WhatsApp',
  x: 'Publicar',
  xLabel: 'Publicar en X',
  discord: 'Discord',
  discordLabel: 'Copiar un mensaje para Discord',
  discordCopied: 'Mensaje copiado. Pégalo en tu servidor.',
  story: 'Historia',
  storyLabel: 'Historia: imágenes para publicar',
  qr: 'Muéstralo en tu directo o en tu video',
  saveQr: 'Guardar código QR',
  chart: 'Tu ranking',
};
