import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';
import { purgeAccount } from '../../identity/account-settings/purge-account.ts';

const server = await startServer();
const { call } = server;

test('followBoard returns 204, getFollow 200 and unfollowBoard 204; following and unfollowing are idempotent', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const input = { params: { username: creator.username.toUpperCase() } };
  const follows = async () => (await fan.call(api.getFollow, input)).body.isFollowing;
  expect(await follows()).toBe(false);
  for (const _ of [1, 2]) expect((await fan.call(api.followBoard, input)).status).toBe(204);
  expect((await fan.call(api.getFollow, input)).status).toBe(200);
  expect(await follows()).toBe(true);
  expect(await server.query('SELECT account_id FROM follows WHERE creator_id = $1', [creator.id])).toEqual([
    { account_id: fan.id },
  ]);
  for (const _ of [1, 2]) expect((await fan.call(api.unfollowBoard, input)).status).toBe(204);
  expect(await follows()).toBe(false);
});

test('listFollows returns 200 and the boards that the account follows, the latest first, or 401 not_signed_in without a session', async () => {
  const [first, second, suspended] = [await makeCreator(server), await makeCreator(server), await makeCreator(server)];
  const fan = await makeFan(server);
  await first.call(api.updateProfile, { body: { displayName: 'The First' } });
  await second.call(api.createBoard, { body: { name: 'Side show', slug: 'side' } });
  for (const username of [first.username, `${second.username}~side`, suspended.username])
    expect((await fan.call(api.followBoard, { params: { username } })).status).toBe(204);
  await server.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [suspended.id]);
  const { status, body } = await fan.call(api.listFollows);
  expect(status).toBe(200);
  expect(body.boards).toEqual([
    { username: second.username, displayName: null, logoUrl: null, slug: 'side', name: 'Side show' },
    { username: first.username, displayName: 'The First', logoUrl: null, slug: null, name: null },
  ]);
  expect((await call(api.listFollows)).error.code).toBe('not_signed_in');
});

test("followBoard returns 403 own_board for the creator's own board", async () => {
  const creator = await makeCreator(server);
  const { error } = await creator.call(api.followBoard, { params: { username: creator.username } });
  expect(error.code).toBe('own_board');
});

test("getFollow, followBoard and unfollowBoard return 400 invalid_input for an invalid username, 401 not_signed_in without a session and 404 board_not_found for a fan's username", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  for (const endpoint of [api.getFollow, api.followBoard, api.unfollowBoard] as (typeof api.followBoard)[]) {
    expect((await fan.call(endpoint, { params: { username: 'x' } })).error.code).toBe('invalid_input');
    expect((await call(endpoint, { params: { username: creator.username } })).error.code).toBe('not_signed_in');
    expect((await fan.call(endpoint, { params: { username: fan.username } })).error.code).toBe('board_not_found');
  }
});

test('followBoard and unfollowBoard return 403 cross_site for a request from another site', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const input = { params: { username: creator.username }, headers: { origin: 'http://x.test' } };
  expect((await fan.call(api.followBoard, input)).error.code).toBe('cross_site');
  expect((await fan.call(api.unfollowBoard, input)).error.code).toBe('cross_site');
});

test("deleting an account deletes its follows, and purging it deletes its boards' followers", async () => {
  const creator = await makeCreator(server);
  const [leaver, stayer] = [await makeFan(server), await makeFan(server)];
  const input = { params: { username: creator.username } };
  for (const fan of [leaver, stayer]) await fan.call(api.followBoard, input);
  const { follows } = (await leaver.call(api.exportAccount)).body;
  expect(follows).toMatchObject([{ creator: creator.username }]);
  const { password } = await givePassword(server, leaver);
  await leaver.call(api.deleteAccount, { body: { password } });
  const followers = () => server.query('SELECT account_id FROM follows WHERE creator_id = $1', [creator.id]);
  expect(await followers()).toEqual([{ account_id: stayer.id }]);
  await givePassword(server, creator);
  await creator.call(api.deleteAccount, { body: { password } });
  await purgeAccount(server.context, creator.id);
  expect(await followers()).toEqual([]);
});
