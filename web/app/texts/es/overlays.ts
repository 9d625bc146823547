import type { overlays as english } from '../en/overlays.ts';
import type { Shape } from '../shape.ts';

export const overlays: Shape<typeof english> = {
  title: 'Overlay del stream de {username}',
  prompt: 'Vota por lo que viene',
  scan: 'Código QR de {address}',
  empty: 'La primera idea puede ser la tuya.',
  hidden: 'Votos ocultos hasta: {moment}',
  scanToVote: 'Escanea y vota',
  voteHere: 'Vota aquí',
  orType: 'o escribe del 1 al {last, number} en el chat',
  chatVotes: 'chat: {count, number}',
  chosen: '{question} La más votada',
  checked: 'Provisional: {count, plural, one {# voto} other {# votos}} en revisión.',
  more: '{count, plural, one {y # idea más} other {y # ideas más}}',
  gone: 'Este overlay está desactivado.',
};
