/** The page after the first ideas are published. */
export const liveBoard = {
  page: 'Your board is live',
  title: 'Your board is live.',
  text: '{count, plural, one {One idea} other {# ideas}}, no votes yet. Share the link and watch the bars grow.',
  votes:
    '{count, plural, one {# idea} other {# ideas}}, {votes, plural, one {# vote} other {# votes}} so far. Share the link and watch the bars grow.',
  toIdeas: 'Go to my ideas',
  targets: 'Share',
  whatsapp: 'WhatsApp',
  x: 'Post',
  xLabel: 'Post on X',
  discord: 'Discord',
  discordLabel: 'Copy a message for Discord',
  discordCopied: 'Message copied. Paste it in your server.',
  story: 'Story',
  storyLabel: 'Story: images to post',
  qr: 'Show it on stream or in your video',
  saveQr: 'Save QR code',
  chart: 'Your chart',
} as const;
