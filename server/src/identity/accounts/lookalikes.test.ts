import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const register = (username: string) => server.call(api.register, { body: { username, password: 'correct horse' } });

test.each([
  ['SalYCiencia', 'SaIYCiencia'],
  ['Tall_Tales', 'Ta1I_Tales'],
  ['morning-show', 'rnorning-sh0w'],
  ['WonderLab', 'VVonderLab'],
])(
  'register returns 409 username_taken for a username that looks like the creator %s: %s',
  async (board, lookalike) => {
    await makeCreator(server, board);
    const { status, error } = await register(lookalike);
    expect([status, error.code]).toEqual([409, 'username_taken']);
  },
);

test('register accepts a username that looks like a fan’s username, because fans have no board', async () => {
  await makeFan(server, 'Illusion');
  expect((await register('lllusion')).status).toBe(201);
});

test('changeUsername returns 409 username_taken for a username that looks like another creator’s, but accepts one that looks like the account’s own', async () => {
  await makeCreator(server, 'original');
  const creator = await makeCreator(server, 'Ally-Cat');
  const { password } = await givePassword(server, creator);
  const rename = (username: string) => creator.call(api.changeUsername, { body: { username, password } });
  expect((await rename('0rigina1')).error.code).toBe('username_taken');
  expect((await rename('AI1y-Cat')).status).toBe(200);
});

test('an account whose username already looks like a creator’s can still log in and become a creator', async () => {
  await makeCreator(server, 'oldtimer');
  const fan = await makeFan(server, '0ldtimer');
  const { password } = await givePassword(server, fan);
  expect((await server.call(api.login, { body: { username: '0ldtimer', password } })).status).toBe(200);
  expect((await fan.call(api.becomeCreator, { body: { userRole: 'creator' } })).status).toBe(200);
});
