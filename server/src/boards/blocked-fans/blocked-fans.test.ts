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

test("a moderator can only block fans who suggested an idea on their board; the fan's pending suggestions on other boards are kept", async () => {
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
