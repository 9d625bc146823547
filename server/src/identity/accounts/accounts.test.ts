import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const { call } = server;

const password = 'correct horse';

test('register returns 201 and, on a plain-HTTP site, sets cookies that work without HTTPS', async () => {
  const { status, body, headers } = await call(api.register, {
    body: { username: 'Ana-1', password, email: 'Ana@example.com', userRole: 'creator' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ username: 'Ana-1', userRole: 'creator', email: 'Ana@example.com', pendingCount: 0 });
  expect(body).not.toHaveProperty('password');
  const [session, signedIn] = headers.getSetCookie();
  expect(session).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(signedIn).toMatch(/^signed_in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  const boards = await server.query('SELECT FROM boards WHERE creator_id = $1 AND is_main', [body.id]);
  expect(boards).toHaveLength(1);
});

test('register accepts an absent, null or empty email', async () => {
  for (const email of [undefined, null, '']) {
    const { status, body } = await call(api.register, {
      body: { username: `nomail_${String(email)}`, password, email },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: null, userRole: 'audience' });
  }
});

test('register returns 409 username_taken for a username that differs from an existing one only in case', async () => {
  await call(api.register, { body: { username: 'Twice', password } });
  const { status, error } = await call(api.register, { body: { username: 'tWICE', password } });
  expect([status, error.code]).toEqual([409, 'username_taken']);
});

test('register returns 409 email_taken for an email address that differs from an existing one only in case', async () => {
  await call(api.register, { body: { username: 'mail1', password, email: 'one@example.com' } });
  const { status, error } = await call(api.register, {
    body: { username: 'mail2', password, email: 'ONE@example.com' },
  });
  expect([status, error.code]).toEqual([409, 'email_taken']);
});

test('register returns 400 invalid_input for an invalid body and lists each invalid field once', async () => {
  const { status, error } = await call(api.register, {
    body: { username: 'a!', password: 'short', email: 'nonsense', userRole: 'admin' as never },
  });
  expect([status, error.code]).toEqual([400, 'invalid_input']);
  expect(error.fields?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'username too_short',
    'password too_short',
    'email invalid',
    'userRole invalid',
  ]);
});

test('register returns 403 cross_site if the X-Requested-With header has the wrong value', async () => {
  const { status, error } = await call(api.register, {
    body: { username: 'crossed', password },
    headers: { 'x-requested-with': 'fetch' },
  });
  expect([status, error.code]).toEqual([403, 'cross_site']);
});

test('getUser returns 200 and the user, or 401 not_signed_in without a session', async () => {
  const fan = await makeFan(server);
  const { status, body } = await fan.call(api.getUser);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: fan.id, username: fan.username, userRole: 'audience' });
  expect(body).not.toHaveProperty('pendingCount');
  const stranger = await call(api.getUser);
  expect([stranger.status, stranger.error.code]).toEqual([401, 'not_signed_in']);
  expect(stranger.error.message).toBe('Authentication required');
});

test('becomeCreator returns 200 and creates a board, or returns 409 already_creator for a creator, 401 not_signed_in without a session, 400 invalid_input for any other role, and 403 cross_site for a request from another site', async () => {
  const fan = await makeFan(server);
  expect((await fan.call(api.becomeCreator, { body: { userRole: 'audience' as never } })).error.code).toBe(
    'invalid_input',
  );
  const crossed = await fan.call(api.becomeCreator, {
    body: { userRole: 'creator' },
    headers: { origin: 'http://evil.test' },
  });
  expect(crossed.error.code).toBe('cross_site');
  const { status, body } = await fan.call(api.becomeCreator, { body: { userRole: 'creator' } });
  expect([status, body.userRole, body.pendingCount]).toEqual([200, 'creator', 0]);
  expect((await fan.call(api.becomeCreator, { body: { userRole: 'creator' } })).error.code).toBe('already_creator');
  expect((await call(api.becomeCreator, { body: { userRole: 'creator' } })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.createIdea, { body: { title: 'At once' } })).status).toBe(201);
});

test('twenty concurrent becomeCreator calls create one board', async () => {
  const fan = await makeFan(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fan.call(api.becomeCreator, { body: { userRole: 'creator' } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await server.query('SELECT FROM boards WHERE creator_id = $1', [fan.id])).toHaveLength(1);
});

test('updateProfile sets and clears profile fields', async () => {
  const creator = await makeCreator(server);
  const first = await creator.call(api.updateProfile, {
    body: { profileDescription: '  Hola  ', websiteUrl: 'https://example.com/a', profileBackground: 'pattern-2' },
  });
  expect(first.body).toMatchObject({
    profileDescription: 'Hola',
    websiteUrl: 'https://example.com/a',
    profileBackground: 'pattern-2',
  });
  const second = await creator.call(api.updateProfile, {
    body: { websiteUrl: null, profileDescription: '', profileBackground: null },
  });
  expect(second.body).toMatchObject({ profileDescription: null, websiteUrl: null, profileBackground: 'gradient-1' });
});

test('updateProfile accepts background names with or without a hyphen', async () => {
  const creator = await makeCreator(server);
  const { body } = await creator.call(api.updateProfile, { body: { profileBackground: 'gradient3' } });
  expect(body.profileBackground).toBe('gradient-3');
});

test.each(['', null] as const)('updateProfile resets the background for %j', async (profileBackground) => {
  const creator = await makeCreator(server);
  await creator.call(api.updateProfile, { body: { profileBackground: 'pattern-1' } });
  const { status, body } = await creator.call(api.updateProfile, { body: { profileBackground } });
  expect([status, body.profileBackground]).toEqual([200, 'gradient-1']);
});

test('updateProfile returns 400 invalid_input for unsafe and incomplete URLs', async () => {
  const creator = await makeCreator(server);
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com',
    'https://a@example.com',
    'example.com',
  ]) {
    const { status, error } = await creator.call(api.updateProfile, { body: { twitterUrl: url } });
    expect([status, error.fields?.[0]?.path], url).toEqual([400, 'twitterUrl']);
  }
});

test('updateProfile returns 401 not_signed_in without a session, 403 creators_only for a fan, and 403 cross_site for a request from another site', async () => {
  const body = { profileDescription: 'x' };
  expect((await call(api.updateProfile, { body })).error.code).toBe('not_signed_in');
  const fan = await makeFan(server);
  expect((await fan.call(api.updateProfile, { body })).error.code).toBe('creators_only');
  const crossed = await fan.call(api.updateProfile, { body, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(crossed.error.code).toBe('cross_site');
});

test('updateProfile ignores fields that are not in the contract', async () => {
  const creator = await makeCreator(server);
  const extra = {
    role: 'x',
    id: 1,
    password_hash: 'x',
    username: 'stolen',
    email: 'x@example.com',
    userRole: 'audience',
  };
  await creator.call(api.updateProfile, { body: { profileDescription: 'mine', ...extra } });
  const { body } = await createCaller(server.origin, creator.cookie).call(api.getUser);
  expect(body).toMatchObject({ id: creator.id, username: creator.username, userRole: 'creator', email: null });
});
