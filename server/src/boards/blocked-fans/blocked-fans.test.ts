import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makePodcast } from '../../../test/make-board.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

const suggest = (fan: TestAccount, creator: TestAccount) =>
  fan.call(api.suggestIdea, {
    params: { username: creator.username },
    body: { title: 'Paella', description: 'Over an open fire, please.' },
  });

test("blockFan returns 204 and deletes the fan's pending suggestions, and suggestIdea then returns 403 suggestions_blocked; unblockFan returns 204 and allows suggestions again", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const other = await makeFan(server);
  await suggest(fan, creator);
  await suggest(fan, creator);
  await suggest(other, creator);
  const params = { id: String(fan.id) };
  expect((await creator.call(api.blockFan, { params })).status).toBe(204);
  const waiting = await creator.call(api.listPendingIdeas);
  expect(waiting.body.map(({ suggestedBy }) => suggestedBy)).toEqual([other.id]);
  expect((await creator.call(api.getUser)).body.pendingCount).toBe(1);
  expect((await suggest(fan, creator)).error.code).toBe('suggestions_blocked');
  expect((await suggest(fan, await makeCreator(server))).status).toBe(201);
  expect((await creator.call(api.listBlockedFans)).body).toMatchObject([{ id: fan.id, username: fan.username }]);

  expect((await creator.call(api.unblockFan, { params })).status).toBe(204);
  expect((await creator.call(api.listBlockedFans)).body).toEqual([]);
  expect((await suggest(fan, creator)).status).toBe(201);
});

test('blockFan and unblockFan return 404 fan_not_found for an account that never suggested an idea; blocking is idempotent', async () => {
  const creator = await makeCreator(server);
  const stranger = await makeFan(server);
  const fan = await makeFan(server);
  await makeIdea(server, creator, { suggestedBy: fan.id });
  const params = { id: String(stranger.id) };
  expect((await creator.call(api.blockFan, { params })).error.code).toBe('fan_not_found');
  expect((await creator.call(api.unblockFan, { params })).error.code).toBe('fan_not_found');
  for (let time = 0; time < 2; time++)
    expect((await creator.call(api.blockFan, { params: { id: String(fan.id) } })).status).toBe(204);
});

test("a moderator can block only fans who suggested an idea on the moderator's board; a blocked fan's pending suggestions on other boards are kept", async () => {
  const creator = await makeCreator(server);
  const { id, handle } = await makePodcast(creator);
  const [helper, fan] = [await makeFan(server), await makeFan(server)];
  const { body } = await creator.call(api.createInvite, { params: { id: String(id) }, body: { role: 'moderator' } });
  await helper.call(api.acceptInvite, { body: { token: body.url.slice(-43) } });
  await suggest(fan, creator);
  const input = { params: { id: String(fan.id) }, query: { board: handle } };
  expect((await helper.call(api.blockFan, input)).error.code).toBe('fan_not_found');
  await fan.call(api.suggestIdea, {
    params: { username: handle },
    body: { title: 'Tea', description: 'With milk, please.' },
  });
  expect((await helper.call(api.blockFan, input)).status).toBe(204);
  const waiting = await server.query(`SELECT title FROM ideas WHERE suggested_by = $1 AND status = 'pending'`, [
    fan.id,
  ]);
  expect(waiting).toEqual([{ title: 'Paella' }]);
});

test("a moderator's block applies only to the moderator's board; a moderator can neither list nor lift the owner's blocks, but the owner can lift both", async () => {
  const creator = await makeCreator(server);
  const podcast = await makePodcast(creator);
  const shop = await makePodcast(creator, 'shop');
  const [moderator, fan, other] = [await makeFan(server), await makeFan(server), await makeFan(server)];
  const join = 'INSERT INTO board_members (creator_id, board_id, account_id, role) VALUES ($1, $2, $3, $4)';
  await server.query(join, [creator.id, podcast.id, moderator.id, 'moderator']);
  const onPodcast = { query: { board: podcast.handle } };
  const onShop = { query: { board: shop.handle } };
  const suggestOn = (who: TestAccount, username: string) =>
    who.call(api.suggestIdea, { params: { username }, body: { title: 'Tea', description: 'With milk, please.' } });
  const blockedOn = async (who: TestAccount, board: { query: { board: string } }) =>
    (await who.call(api.listBlockedFans, board)).body.map(({ username }) => username);
  for (const handle of [podcast.handle, shop.handle]) await suggestOn(fan, handle);
  await suggestOn(other, shop.handle);

  const params = { id: String(fan.id) };
  await moderator.call(api.blockFan, { params, ...onPodcast });
  await creator.call(api.blockFan, { params: { id: String(other.id) }, ...onShop });
  expect((await suggestOn(fan, podcast.handle)).error.code).toBe('suggestions_blocked');
  expect((await suggestOn(fan, shop.handle)).status).toBe(201);
  expect((await suggestOn(other, podcast.handle)).error.code).toBe('suggestions_blocked');

  expect(await blockedOn(moderator, onPodcast)).toEqual([fan.username]);
  expect(await blockedOn(creator, onPodcast)).toEqual([other.username, fan.username]);
  expect(await blockedOn(creator, onShop)).toEqual([other.username]);
  const lift = { params: { id: String(other.id) }, ...onPodcast };
  expect((await moderator.call(api.unblockFan, lift)).error.code).toBe('fan_not_found');

  // A fan who is blocked twice is listed once, and one call removes both blocks.
  await creator.call(api.blockFan, { params, ...onPodcast });
  expect(await blockedOn(creator, onPodcast)).toEqual([fan.username, other.username]);
  expect((await creator.call(api.unblockFan, { params, ...onPodcast })).status).toBe(204);
  expect((await suggestOn(fan, podcast.handle)).status).toBe(201);
});

test('listBlockedFans returns 200 for a creator, 401 not_signed_in without a session and 403 creators_only for a fan', async () => {
  const fan = await makeFan(server);
  expect((await (await makeCreator(server)).call(api.listBlockedFans)).status).toBe(200);
  expect((await call(api.listBlockedFans)).error.code).toBe('not_signed_in');
  expect((await fan.call(api.listBlockedFans)).error.code).toBe('creators_only');
});

test('blockFan and unblockFan return 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 cross_site for a request from another site and 403 creators_only for a fan', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const params = { id: String(fan.id) };
  const headers = { origin: 'https://evil.test' };
  for (const endpoint of [api.blockFan, api.unblockFan]) {
    expect((await creator.call(endpoint, { params: { id: 'x' } })).error.code).toBe('invalid_input');
    expect((await call(endpoint, { params })).error.code).toBe('not_signed_in');
    expect((await fan.call(endpoint, { params })).error.code).toBe('creators_only');
    expect((await creator.call(endpoint, { params, headers })).error.code).toBe('cross_site');
  }
});
