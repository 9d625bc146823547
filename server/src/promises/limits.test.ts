import { api } from '@upnext/contract/api';
import { rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer();
const { call } = server;

test('login 429 too_many_requests: ten failures for one account from one address', async () => {
  const body = { username: 'guessed', password: 'wrong one' };
  const codes = [];
  for (let attempt = 0; attempt < 12; attempt++) codes.push((await call(api.login, { body })).error.code);
  expect(codes).toEqual([...Array(10).fill('wrong_credentials'), 'too_many_requests', 'too_many_requests']);
});

test('signing in with the right password spends nothing', async () => {
  const body = { username: 'frequent', password: 'correct horse' };
  await call(api.register, { body });
  for (let attempt = 0; attempt < 15; attempt++) expect((await call(api.login, { body })).status).toBe(200);
});

test('register 429 too_many_requests by address', async () => {
  const { points } = rateLimits.registrationsPerAddress;
  const own = await startServer();
  const codes: string[] = [];
  for (let attempt = 0; attempt < points + 1; attempt++) {
    codes.push((await own.call(api.register, { body: { username: '!', password: '' } })).error.code);
  }
  expect(codes.slice(-2)).toEqual(['invalid_input', 'too_many_requests']);
});

test('a forged X-Forwarded-For does not change who is counted', async () => {
  const own = await startServer();
  const body = { username: 'forged', password: 'wrong one' };
  const codes = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    codes.push(
      (await own.call(api.login, { body, headers: { 'x-forwarded-for': `203.0.113.${attempt}` } })).error.code,
    );
  }
  expect(codes.at(-1)).toBe('too_many_requests');
});

test('suggestIdea 429 too_many_requests: ten a minute and account', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const input = {
    params: { username: creator.username },
    body: { title: 'Again', description: 'and again and again' },
  };
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await fan.call(api.suggestIdea, input)).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('too_many_requests on every other write of one account', async () => {
  const creator = await makeCreator(server);
  const id = String(await makeIdea(server, creator));
  const link = String((await creator.call(api.createShareLink, { body: {} })).body.id);
  const board = String((await creator.call(api.listOwnBoards)).body[0]?.id);
  const writes = [
    ['updateProfile 429 too_many_requests', () => creator.call(api.updateProfile, { body: {} })],
    ['createIdea 429 too_many_requests', () => creator.call(api.createIdea, { body: { title: 'x' } })],
    ['updateIdea 429 too_many_requests', () => creator.call(api.updateIdea, { params: { id }, body: { title: 'x' } })],
    ['deleteIdea 429 too_many_requests', () => creator.call(api.deleteIdea, { params: { id } })],
    ['approveSuggestion 429 too_many_requests', () => creator.call(api.approveSuggestion, { params: { id } })],
    ['updateBoard 429 too_many_requests', () => creator.call(api.updateBoard, { params: { id: board }, body: {} })],
    ['createShareLink 429 too_many_requests', () => creator.call(api.createShareLink, { body: {} })],
    [
      'updateShareLink 429 too_many_requests',
      () => creator.call(api.updateShareLink, { params: { id: link }, body: {} }),
    ],
    ['deleteShareLink 429 too_many_requests', () => creator.call(api.deleteShareLink, { params: { id: link } })],
  ] as const;
  const { points } = rateLimits.writesPerAccount;
  let spent = 0;
  while ((await creator.call(api.updateProfile, { body: {} })).status === 200) spent++;
  // Share link and board settings were a write too. While Redis is slow, memory counts on its own: twice as loose at most.
  expect(spent).toBeGreaterThanOrEqual(points - 1);
  expect(spent).toBeLessThanOrEqual(points * 2);
  for (const [promise, write] of writes) {
    const { status, error, headers } = await write();
    expect(`${promise.split(' ')[0]} ${status} ${error.code}`).toBe(promise);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
