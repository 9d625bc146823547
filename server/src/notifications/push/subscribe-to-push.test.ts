import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { makeFan, makeSession } from '../../../test/make-account.ts';
import { makeSubscription } from '../../../test/push-receiver.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '10' });

test('getPush returns 200 with the public key; subscribeToPush returns 204 and unsubscribeFromPush 204; all are idempotent', async () => {
  const fan = await makeFan(server);
  const body = makeSubscription();
  const state = async () => (await fan.call(api.getPush)).body;
  expect(await state()).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) as string, isOn: false });
  for (const _ of [1, 2]) expect((await fan.call(api.subscribeToPush, { body })).status).toBe(204);
  expect((await state()).isOn).toBe(true);
  expect((await fan.call(api.subscribeToPush, { body: makeSubscription() })).status).toBe(204);
  expect(await server.query('SELECT FROM push_subscriptions WHERE account_id = $1', [fan.id])).toHaveLength(1);
  for (const _ of [1, 2]) expect((await fan.call(api.unsubscribeFromPush)).status).toBe(204);
  expect((await state()).isOn).toBe(false);
});

test('a subscription belongs to the account that subscribed last in the browser', async () => {
  const [before, after] = [await makeFan(server), await makeFan(server)];
  const body = makeSubscription();
  await before.call(api.subscribeToPush, { body });
  await after.call(api.subscribeToPush, { body });
  expect((await before.call(api.getPush)).body.isOn).toBe(false);
  const owners = await server.query('SELECT account_id FROM push_subscriptions WHERE endpoint = $1', [body.endpoint]);
  expect(owners).toEqual([{ account_id: after.id }]);
});

test('subscribeToPush returns 400 invalid_input for keys that are not valid and 400 push_service_unknown for other hosts', async () => {
  const fan = await makeFan(server);
  const good = makeSubscription();
  const code = async (body: typeof good) => (await fan.call(api.subscribeToPush, { body })).error.code;
  expect(await code({ ...good, endpoint: 'not an address' })).toBe('invalid_input');
  expect(await code({ ...good, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` })).toBe('invalid_input');
  expect(await code({ ...good, keys: { ...good.keys, auth: 'short' } })).toBe('invalid_input');
  // Has the right form, but isn't a point on the curve.
  expect(await code({ ...good, keys: { ...good.keys, p256dh: `BA${'A'.repeat(85)}` } })).toBe('invalid_input');
  for (const endpoint of ['https://evil.example/x', 'http://fcm.googleapis.com/x', 'http://127.0.0.1:1/x']) {
    expect(await code({ ...good, endpoint })).toBe('push_service_unknown');
  }
  expect(await server.query('SELECT FROM push_subscriptions WHERE account_id = $1', [fan.id])).toEqual([]);
});

test('getPush, subscribeToPush and unsubscribeFromPush return 401 not_signed_in without a session, and the writes 403 cross_site for a request from another site', async () => {
  const body = makeSubscription();
  expect((await server.call(api.getPush)).error.code).toBe('not_signed_in');
  expect((await server.call(api.subscribeToPush, { body })).error.code).toBe('not_signed_in');
  expect((await server.call(api.unsubscribeFromPush)).error.code).toBe('not_signed_in');
  const fan = await makeFan(server);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fan.call(api.subscribeToPush, { body, headers })).error.code).toBe('cross_site');
  expect((await fan.call(api.unsubscribeFromPush, { headers })).error.code).toBe('cross_site');
});

test('without VAPID_PRIVATE_KEY getPush returns no key and subscribeToPush returns 404 push_off', async () => {
  const without = await startServer({ VAPID_PRIVATE_KEY: '' });
  const fan = await makeFan(without);
  expect((await fan.call(api.getPush)).body).toEqual({ publicKey: null, isOn: false });
  expect((await fan.call(api.subscribeToPush, { body: makeSubscription() })).error.code).toBe('push_off');
});

test("each session has its own subscription, and ending it leaves the account's other sessions subscribed", async () => {
  const fan = await makeFan(server);
  await fan.call(api.subscribeToPush, { body: makeSubscription() });
  const { call } = createCaller(server.origin, await makeSession(server, fan.id));
  await call(api.subscribeToPush, { body: makeSubscription() });
  expect(await server.query('SELECT FROM push_subscriptions WHERE account_id = $1', [fan.id])).toHaveLength(2);
  await call(api.logout);
  expect((await fan.call(api.getPush)).body.isOn).toBe(true);
});
