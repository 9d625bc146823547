import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';
import { BoardChoice } from './board-address.ts';

/** The maximum number of posts of a board in 24 hours. Not in limits.ts, which is part of the scripts of every page. */
export const discordPostsPerDay = 5;

/** discordapp.com is the old form of the address, which Discord still shows in places. */
const pattern = /^https:\/\/discord(?:app)?\.com\/api\/webhooks\/(\d{15,25})\/([\w-]{30,200})\/?$/;

/** The address of a webhook, as Discord shows it. It contains a secret. */
export const WebhookUrl = z
  .string({ error: 'discord_url.invalid' })
  .check(z.trim(), z.regex(pattern, { error: 'discord_url.invalid' }));

/** The parts of an address that `WebhookUrl` has accepted. */
export function splitWebhookUrl(url: string): { webhookId: string; token: string } {
  const [, webhookId = '', token = ''] = pattern.exec(url) ?? [];
  return { webhookId, token };
}

/** The address itself is never returned: anyone who has it can post to the channel. */
export const DiscordConnection = z.object({
  /** False if the operator has turned Discord off. */
  isOffered: z.boolean(),
  /** Null if the board is not connected. */
  connectedAt: z.nullable(Timestamp),
});
export type DiscordConnection = z.infer<typeof DiscordConnection>;

export const getDiscord = endpoint({
  method: 'GET',
  path: '/api/discord',
  summary: 'Get whether your board posts to a Discord channel',
  right: 'own',
  query: BoardChoice,
  status: 200,
  reply: DiscordConnection,
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const connectDiscord = endpoint({
  method: 'PUT',
  path: '/api/discord',
  summary: 'Post to a Discord channel through a webhook: rounds, weekly charts and made ideas',
  right: 'own',
  query: BoardChoice,
  body: z.object({ url: WebhookUrl }),
  status: 200,
  reply: DiscordConnection,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'discord_off', 'too_many_requests'],
});

export const disconnectDiscord = endpoint({
  method: 'DELETE',
  path: '/api/discord',
  summary: 'Stop posting to Discord. Succeeds if the board is not connected',
  right: 'own',
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'],
});

export const testDiscord = endpoint({
  method: 'POST',
  path: '/api/discord/test',
  summary: 'Send a test post to the Discord channel. It counts towards the daily limit',
  right: 'own',
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'discord_off',
    'discord_not_connected',
    'discord_full',
    'too_many_requests',
  ],
});

export const discordApi = { getDiscord, connectDiscord, disconnectDiscord, testDiscord };
