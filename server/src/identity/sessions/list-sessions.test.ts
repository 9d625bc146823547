import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { makeFan, makeSession } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';
import { readDevice } from './read-device.ts';

const server = await startServer();
const { call } = server;

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    'Chrome',
    'macOS',
  ],
  ['node', null, null],
])('readDevice recognises the browser and the operating system: %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

test('listSessions returns all sessions without their tokens and marks the current one, or returns 401 not_signed_in without a session', async () => {
  const body = { username: 'listed', password: 'correct horse' };
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const { headers } = await call(api.register, { body, headers: { 'user-agent': firefox } });
  await call(api.login, { body, headers: { 'user-agent': 'curl/8.5.0' } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { status, body: sessions } = await createCaller(server.origin, cookie).call(api.listSessions);
  expect(status).toBe(200);
  expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ['curl', null, false],
    ['Firefox', 'Linux', true],
  ]);
  const hashes = await server.query<{ hex: string }>(`SELECT encode(token_hash, 'hex') AS hex FROM sessions`);
  for (const { hex } of hashes) expect(JSON.stringify(sessions)).not.toContain(hex.slice(0, 16));
  expect((await call(api.listSessions)).error.code).toBe('not_signed_in');
});

test('endOneSession returns 204 for an active session of the account, 404 session_not_found for a session that has ended or belongs to another account, and 400 invalid_input for a malformed id', async () => {
  const fan = await makeFan(server);
  const other = createCaller(server.origin, await makeSession(server, fan.id));
  await other.call(api.getUser);
  const { body: sessions } = await fan.call(api.listSessions);
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const stranger = await makeFan(server);
  expect((await stranger.call(api.endOneSession, { params: { id } })).error.code).toBe('session_not_found');
  expect((await other.call(api.getUser)).status).toBe(200);
  expect((await fan.call(api.endOneSession, { params: { id } })).status).toBe(204);
  expect((await other.call(api.getUser)).status).toBe(401);
  expect((await fan.call(api.getUser)).status).toBe(200);
  const again = await fan.call(api.endOneSession, { params: { id } });
  expect([again.status, again.error.code]).toEqual([404, 'session_not_found']);
  expect((await fan.call(api.endOneSession, { params: { id: 'nonsense' } })).error.code).toBe('invalid_input');
});

test('endOtherSessions ends all sessions except the current one', async () => {
  const fan = await makeFan(server);
  const others = [await makeSession(server, fan.id), await makeSession(server, fan.id)].map((cookie) =>
    createCaller(server.origin, cookie),
  );
  for (const other of others) expect((await other.call(api.getUser)).status).toBe(200);
  expect((await fan.call(api.endOtherSessions)).status).toBe(204);
  for (const other of others) expect((await other.call(api.getUser)).status).toBe(401);
  expect((await fan.call(api.getUser)).status).toBe(200);
});

test('endOneSession and endOtherSessions return 401 not_signed_in without a session, 403 cross_site for a request from another site, and 429 too_many_requests after too many requests', async () => {
  const fan = await makeFan(server);
  const params = { id: 'a'.repeat(32) };
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await call(api.endOneSession, { params })).error.code).toBe('not_signed_in');
  expect((await call(api.endOtherSessions)).error.code).toBe('not_signed_in');
  expect((await fan.call(api.endOneSession, { params, headers })).error.code).toBe('cross_site');
  expect((await fan.call(api.endOtherSessions, { headers })).error.code).toBe('cross_site');
  while ((await fan.call(api.endOtherSessions)).status === 204);
  expect((await fan.call(api.endOtherSessions)).error.code).toBe('too_many_requests');
  expect((await fan.call(api.endOneSession, { params })).error.code).toBe('too_many_requests');
});
