import type { discord as english } from '../en/discord.ts';
import type { Shape } from '../shape.ts';

export const discord: Shape<typeof english> = {
  title: 'Discord',
  about:
    'Publica en tu canal de Discord cuando se abre una ronda, cuando le queda una hora y cuando hay resultado, cuando una idea está hecha, y el ranking cada semana. Como máximo, {most, number} publicaciones al día.',
  url: 'URL del webhook',
  urlHint: 'En Discord: ajustes del canal → Integraciones → Webhooks → Copiar URL del webhook. No la compartas.',
  invalid: 'Pega la URL del webhook de Discord. Empieza por https://discord.com/api/webhooks/',
  connect: 'Conectar Discord',
  connecting: 'Conectando…',
  connected: 'Discord conectado',
  connectedText: 'Envía una prueba para verla en tu canal.',
  since: 'Conectado desde el {day}',
  test: 'Enviar una prueba',
  tested: 'Prueba en camino',
  testedText: 'Llega a tu canal en unos segundos.',
  disconnect: 'Desconectar',
  disconnected: 'Discord desconectado',
  error: 'No pudimos actualizar Discord',
};
