export const discord = {
  title: 'Discord',
  about:
    'Post to your Discord channel when a round opens, has an hour left or is decided, when an idea is made, and the chart every week. At most {most, number} posts a day.',
  url: 'Webhook URL',
  urlHint: 'In Discord: channel settings → Integrations → Webhooks → Copy webhook URL. Keep it secret.',
  invalid: 'Paste the webhook URL from Discord. It starts with https://discord.com/api/webhooks/',
  connect: 'Connect Discord',
  connecting: 'Connecting…',
  connected: 'Discord connected',
  connectedText: 'Send a test post to see it in your channel.',
  since: 'Connected since {day}',
  test: 'Send a test post',
  tested: 'Test post on its way',
  testedText: 'It’s in your channel in a few seconds.',
  disconnect: 'Disconnect',
  disconnected: 'Discord disconnected',
  error: 'We couldn’t update Discord',
} as const;
