export const overlays = {
  title: '{username} on the stream',
  prompt: 'Vote for what comes next',
  scan: 'QR code that leads to {address}',
  empty: 'The first idea could be yours.',
  gone: 'This overlay is no longer there.',
} as const;
