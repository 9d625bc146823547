import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { webhookUrl } from '../../../test/discord-receiver.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const token = webhookUrl.split('/').at(-1) ?? '';

const storedOf = (creatorId: number) =>
  server.query('SELECT webhook_id, token FROM discord_webhooks WHERE creator_id = $1', [creatorId]);

test('getDiscord, connectDiscord and disconnectDiscord return 200, 200 and 204, and no response contains the token', async () => {
  const creator = await makeCreator(server);
  expect((await creator.call(api.getDiscord)).body).toEqual({ isOffered: true, connectedAt: null });
  const connected = await creator.call(api.connectDiscord, { body: { url: ` ${webhookUrl} ` } });
  expect([connected.status, connected.body]).toEqual([200, { isOffered: true, connectedAt: expect.any(String) }]);
  expect(await storedOf(creator.id)).toEqual([{ webhook_id: '123456789012345678', token }]);
  const { status, body } = await creator.call(api.getDiscord);
  expect([status, body]).toEqual([200, connected.body]);
  const data = await creator.call(api.exportAccount);
  expect(data.body.discordWebhooks).toMatchObject([{ webhookId: '123456789012345678' }]);
  expect(JSON.stringify([connected.body, body, data.body])).not.toContain(token);

  expect((await creator.call(api.testDiscord)).status).toBe(204);
  expect((await creator.call(api.disconnectDiscord)).status).toBe(204);
  expect((await creator.call(api.disconnectDiscord)).status).toBe(204);
  expect(await storedOf(creator.id)).toEqual([]);
  expect(await server.query('SELECT FROM discord_posts WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('connectDiscord stores the old address discordapp.com as the same webhook', async () => {
  const creator = await makeCreator(server);
  const url = webhookUrl.replace('discord.com', 'discordapp.com');
  expect((await creator.call(api.connectDiscord, { body: { url } })).status).toBe(200);
  expect(await storedOf(creator.id)).toEqual([{ webhook_id: '123456789012345678', token }]);
});

test('a board that is removed without its webhook, as the previous version does it, takes the webhook along', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.connectDiscord, { body: { url: webhookUrl } });
  await server.query('DELETE FROM boards WHERE creator_id = $1', [creator.id]);
  expect(await storedOf(creator.id)).toEqual([]);
});

test.each([
  webhookUrl.replace('https', 'http'),
  webhookUrl.replace('discord.com', 'discord.com.evil.example'),
  webhookUrl.replace('discord.com', 'discord.com@127.0.0.1'),
  webhookUrl.replace('discord.com', 'discord.com:8080'),
  webhookUrl.replace('discord.com', 'ptb.discord.com'),
  webhookUrl.replace('/api/', '/api/../api/'),
  `${webhookUrl}/../../x`,
  `${webhookUrl}?wait=true`,
  'https://discord.com/api/webhooks/1/x',
  'http://127.0.0.1/api/webhooks/123456789012345678/x',
])('connectDiscord returns 400 invalid_input for %s', async (url) => {
  const creator = await makeCreator(server);
  const { status, error } = await creator.call(api.connectDiscord, { body: { url } });
  expect([status, error.code, error.fields]).toMatchObject([400, 'invalid_input', [{ path: 'url' }]]);
  expect(await storedOf(creator.id)).toEqual([]);
});

test('testDiscord returns 404 discord_not_connected without a webhook and 409 discord_full after five posts in a day', async () => {
  const creator = await makeCreator(server);
  expect((await creator.call(api.testDiscord)).error.code).toBe('discord_not_connected');
  await creator.call(api.connectDiscord, { body: { url: webhookUrl } });
  await server.query(
    `INSERT INTO discord_posts (creator_id, board_id, kind, about, due_at, sent_at)
     SELECT creator_id, board_id, 'test', n::text, now(), now() - interval '23 hours'
     FROM discord_webhooks, generate_series(1, 5) n WHERE creator_id = $1`,
    [creator.id],
  );
  const { status, error } = await creator.call(api.testDiscord);
  expect([status, error.code]).toEqual([409, 'discord_full']);
  // The limit is that of the board: another webhook doesn't lift it.
  await creator.call(api.disconnectDiscord);
  await creator.call(api.connectDiscord, { body: { url: webhookUrl } });
  expect((await creator.call(api.testDiscord)).error.code).toBe('discord_full');
  await server.query(`UPDATE discord_posts SET sent_at = now() - interval '25 hours' WHERE creator_id = $1`, [
    creator.id,
  ]);
  expect((await creator.call(api.testDiscord)).status).toBe(204);
});

test('connectDiscord and testDiscord return 404 discord_off if the operator has turned Discord off', async () => {
  const quiet = await startServer({ DISCORD_WEBHOOKS: 'off' });
  const creator = await makeCreator(quiet);
  expect((await creator.call(api.getDiscord)).body).toEqual({ isOffered: false, connectedAt: null });
  expect((await creator.call(api.connectDiscord, { body: { url: webhookUrl } })).error.code).toBe('discord_off');
  expect((await creator.call(api.testDiscord)).error.code).toBe('discord_off');
});

test('the endpoints of Discord return 401 not_signed_in, 403 cross_site, 403 creators_only and 400 invalid_input', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const body = { url: webhookUrl };
  const [wrong, crossed] = [{ board: '~' }, { 'sec-fetch-site': 'cross-site' }];
  const codes = async (calls: (() => Promise<{ error: { code: string } }>)[]) => {
    const found: string[] = [];
    for (const ask of calls) found.push((await ask()).error.code);
    return found;
  };
  expect(
    await codes([
      () => server.call(api.getDiscord),
      () => server.call(api.connectDiscord, { body }),
      () => server.call(api.disconnectDiscord),
      () => server.call(api.testDiscord),
    ]),
  ).toEqual(Array(4).fill('not_signed_in'));
  expect(
    await codes([
      () => fan.call(api.getDiscord),
      () => fan.call(api.connectDiscord, { body }),
      () => fan.call(api.disconnectDiscord),
      () => fan.call(api.testDiscord),
    ]),
  ).toEqual(Array(4).fill('creators_only'));
  expect(
    await codes([
      () => creator.call(api.connectDiscord, { body, headers: crossed }),
      () => creator.call(api.disconnectDiscord, { headers: crossed }),
      () => creator.call(api.testDiscord, { headers: crossed }),
    ]),
  ).toEqual(Array(3).fill('cross_site'));
  expect(
    await codes([
      () => creator.call(api.getDiscord, { query: wrong }),
      () => creator.call(api.disconnectDiscord, { query: wrong }),
      () => creator.call(api.testDiscord, { query: wrong }),
    ]),
  ).toEqual(Array(3).fill('invalid_input'));
});
