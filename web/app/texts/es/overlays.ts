import type { overlays as english } from '../en/overlays.ts';
import type { Shape } from '../shape.ts';

export const overlays: Shape<typeof english> = {
  title: '{username} en el directo',
  prompt: 'Vota lo que viene después',
  scan: 'Código QR que lleva a {address}',
  empty: 'La primera idea puede ser tuya.',
  gone: 'Esta superposición ya no está.',
};
