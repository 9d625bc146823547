import * as discord from '@upnext/contract/boards/discord';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { requireBoard } from '../boards/require-right.ts';
import { describeConnection, endConnection, saveConnection, testConnection } from './change-connection.ts';

const limit = perAccount('discordCallsPerAccount');

export const getDiscordRoute = route(discord.getDiscord, signedIn, unlimited, async ({ context, actor, query }) =>
  describeConnection(context, await requireBoard(context, actor, discord.getDiscord.right, query.board)),
);

export const connectDiscordRoute = route(
  discord.connectDiscord,
  signedIn,
  limit,
  async ({ context, actor, query, body }) =>
    saveConnection(context, await requireBoard(context, actor, discord.connectDiscord.right, query.board), body.url),
);

export const disconnectDiscordRoute = route(
  discord.disconnectDiscord,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, query }) =>
    endConnection(context, await requireBoard(context, actor, discord.disconnectDiscord.right, query.board)),
);

export const testDiscordRoute = route(discord.testDiscord, signedIn, limit, async ({ context, actor, query }) =>
  testConnection(context, await requireBoard(context, actor, discord.testDiscord.right, query.board)),
);
