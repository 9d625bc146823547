import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { makeCreator, makeFan, makeSession } from '../../../test/make-account.ts';
import { startServer, startTwin } from '../../../test/start-server.ts';
import { hashToken } from '../../platform/token.ts';
import { removeEndedSessions } from './remove-ended-sessions.ts';

const server = await startServer();
const { call } = server;
const password = 'correct horse';

async function registered(username: string) {
  const { body, headers } = await call(api.register, { body: { username, password } });
  return { id: body.id, cookie: cookieOf(headers) };
}

function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('login ignores the case of the username and returns 200 and a new session token each time', async () => {
  const { cookie } = await registered('Lola');
  const answers = await Promise.all(
    ['Lola', 'lOLA'].map((username) => call(api.login, { body: { username, password } })),
  );
  expect(answers.map(({ status, body }) => [status, body.username])).toEqual([
    [200, 'Lola'],
    [200, 'Lola'],
  ]);
  expect(new Set([cookie, ...answers.map(({ headers }) => cookieOf(headers))]).size).toBe(3);
});

test('login accepts the email address in any case instead of the username, and limits attempts for each separately', async () => {
  const { id } = (await call(api.register, { body: { username: 'mailed', password, email: 'Mailed@example.com' } }))
    .body;
  const logIn = (username: string, text = password) => call(api.login, { body: { username, password: text } });
  const { status, body } = await logIn(' mailed@EXAMPLE.com ');
  expect([status, body.id]).toEqual([200, id]);
  const wrong = await logIn('mailed@example.com', 'not this');
  expect(wrong.error).toEqual((await logIn('unknown@example.com', 'not this')).error);
  // A common limit would reveal whose email address it is.
  for (let guess = 0; guess < 20; guess++) await logIn('mailed', 'not this');
  expect((await logIn('mailed')).error.code).toBe('proof_required');
  expect((await logIn('mailed@example.com')).status).toBe(200);
});

test('login returns the same 401 wrong_credentials for an unknown user and a wrong password', async () => {
  await registered('known');
  const wrong = await call(api.login, { body: { username: 'known', password: 'not this' } });
  const unknown = await call(api.login, { body: { username: 'unknown', password: 'not this' } });
  expect([wrong.status, wrong.error.code]).toEqual([401, 'wrong_credentials']);
  expect(unknown.error).toEqual(wrong.error);
});

test('login returns 400 invalid_input for empty fields or a null character, and 403 cross_site for a request from another site', async () => {
  const { error } = await call(api.login, { body: { username: '', password: '' } });
  expect([error.code, error.fields?.length]).toEqual(['invalid_input', 2]);
  const zero = await call(api.login, { body: { username: 'a\0b', password } });
  expect(zero.error.code).toBe('invalid_input');
  const crossed = await call(api.login, {
    body: { username: 'known', password },
    headers: { origin: 'https://evil.test' },
  });
  expect(crossed.error.code).toBe('cross_site');
});

test('login ends the browser’s previous session, which prevents session fixation', async () => {
  const { id } = await registered('fixated');
  const planted = await makeSession(server, id);
  const { headers } = await call(api.login, { body: { username: 'fixated', password }, headers: { cookie: planted } });
  expect((await createCaller(server.origin, planted).call(api.getUser)).status).toBe(401);
  expect((await createCaller(server.origin, cookieOf(headers)).call(api.getUser)).status).toBe(200);
});

test('logout returns 204, ends the session immediately and clears both cookies, or returns 403 cross_site if the X-Requested-With header is empty', async () => {
  const fan = await makeFan(server);
  await fan.call(api.getUser);
  expect((await fan.call(api.logout, { headers: { 'x-requested-with': '' } })).error.code).toBe('cross_site');
  const { status, headers } = await fan.call(api.logout);
  expect(status).toBe(204);
  expect(headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  expect((await fan.call(api.getUser)).status).toBe(401);
  expect((await call(api.logout)).status).toBe(204);
});

test('login ends the least recently used session of an account that already has twenty sessions', async () => {
  const { id } = await registered('many-devices');
  const cookies: string[] = [];
  for (let count = 1; count < limits.sessionsPerAccount; count++) cookies.push(await makeSession(server, id));
  const sessions = cookies.map((cookie) => createCaller(server.origin, cookie));
  const statuses = () => Promise.all(sessions.map(async (one) => (await one.call(api.getUser)).status));
  await server.query(`UPDATE sessions SET last_used_at = now() - interval '1 minute' WHERE token_hash = $1`, [
    hashToken(cookies[7]?.slice('session='.length) ?? ''),
  ]);
  expect(await statuses()).toEqual(cookies.map(() => 200));
  expect((await call(api.login, { body: { username: 'many-devices', password } })).status).toBe(200);
  expect(await statuses()).toEqual(cookies.map((_, at) => (at === 7 ? 401 : 200)));
  const [row] = await server.query('SELECT count(*)::int FROM sessions WHERE account_id = $1', [id]);
  expect(row).toEqual({ count: limits.sessionsPerAccount });
});

test('a logout in one process also ends the session in another process, through Redis', async () => {
  const twin = await startTwin(server);
  const fan = await makeFan(server);
  const elsewhere = createCaller(twin.origin, fan.cookie);
  expect((await elsewhere.call(api.getUser)).status).toBe(200);
  await fan.call(api.logout);
  await expect.poll(async () => (await elsewhere.call(api.getUser)).status, { timeout: 4_000 }).toBe(401);
});

test('a session expires after its idle timeout or its absolute lifetime', async () => {
  for (const change of [`last_used_at = now() - interval '31 days'`, `expires_at = now() - interval '1 second'`]) {
    const fan = await makeFan(server);
    await server.query(`UPDATE sessions SET ${change} WHERE account_id = $1`, [fan.id]);
    expect((await fan.call(api.getUser)).status, change).toBe(401);
    const creator = await makeCreator(server);
    const idea = await creator.call(api.createIdea, { body: { title: 'Votable' } });
    const vote = await fan.call(api.castVote, { params: { id: String(idea.body.id) } });
    expect(vote.error.code, change).toBe('not_signed_in');
    await removeEndedSessions(server.context.pool);
    expect(await server.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toHaveLength(0);
  }
});

test('a request updates the session’s last_used_at if that time is more than an hour ago', async () => {
  const fan = await makeFan(server);
  await server.query(`UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE account_id = $1`, [fan.id]);
  await fan.call(api.getUser);
  const fresh = await server.query(
    `SELECT FROM sessions WHERE account_id = $1 AND last_used_at > now() - interval '1 minute'`,
    [fan.id],
  );
  expect(fresh).toHaveLength(1);
});

test('session tokens are stored as hashes', async () => {
  const { cookie } = await registered('hashed');
  const token = cookie.slice('session='.length);
  const found = await server.query('SELECT FROM sessions WHERE token_hash = $1', [Buffer.from(token, 'base64url')]);
  expect(found).toHaveLength(0);
});
