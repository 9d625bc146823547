import type { overlays as english } from '../en/overlays.ts';
import type { Shape } from '../shape.ts';

export const overlays: Shape<typeof english> = {
  title: 'Overlay del stream de {username}',
  prompt: 'Vota por lo que viene',
  scan: 'Código QR de {address}',
  empty: 'La primera idea puede ser la tuya.',
  gone: 'Este overlay está desactivado.',
};
