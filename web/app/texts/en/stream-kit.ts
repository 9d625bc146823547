export const streamKit = {
  title: 'On your stream',
  lead: 'Show your live chart on stream. When viewers vote, it updates on screen.',
  link: 'Stream overlay',
  linkText: 'Your chart as a transparent browser source for OBS and similar apps.',

  preview: 'Preview',
  previewText: 'This is what the overlay shows right now, in the language of this page.',
  rows: 'Rows',
  size: 'Size',
  sizes: { s: 'Small', m: 'Medium', l: 'Large' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark' },
  qr: 'QR code',
  qrHint: 'Viewers can scan it while you talk.',

  address: 'Overlay link',
  addressText: 'Anyone with this link can show your chart. It shows only what’s on your public board.',
  make: 'Create link',
  making: 'Creating…',
  made: 'The link is ready',
  copy: 'Copy link',
  changed:
    'The link includes the preview settings and the language. If you change them, copy the link again and paste it into your streaming app.',
  renew: 'Replace link',
  renewed: 'Link replaced',
  renewedText: 'Paste the new one into your streaming app. The old one no longer works.',
  revoke: 'Turn off',
  revokeTitle: 'Turn off this overlay?',
  revokeText: 'It disappears right away from every stream that shows it. You can create a new link at any time.',
  revoked: 'Overlay turned off',
  error: 'We couldn’t update the overlay',
  loadError: 'We couldn’t load the link.',

  howTo: 'In OBS',
  steps: {
    add: 'Under Sources, add a Browser source.',
    paste: 'Paste the link into the URL field.',
    size: 'Set the size to {width} × {height} and drag it where you want it.',
    rounds:
      'While a round is open, the overlay shows the round and then its result. To give it the whole picture, set the size to 1920 × 1080.',
  },
} as const;
