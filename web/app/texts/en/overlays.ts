export const overlays = {
  title: '{username}’s stream overlay',
  prompt: 'Vote on what’s next',
  scan: 'QR code for {address}',
  empty: 'The first idea could be yours.',
  gone: 'This overlay has been turned off.',
} as const;
