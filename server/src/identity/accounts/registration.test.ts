import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeFan } from '../../../test/make-account.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';

const password = 'correct horse';

async function tryRoles({ call }: TestServer) {
  const answers = [];
  for (const userRole of ['audience', 'creator'] as const) {
    const { status, error } = await call(api.register, { body: { username: `new-${userRole}`, password, userRole } });
    answers.push(status === 403 ? error.code : status);
  }
  return answers;
}

test('register 403 registration_closed: nobody new where the site is closed, nobody but voters where it says so', async () => {
  const closed = await startServer({ REGISTRATION: 'closed' });
  expect(await tryRoles(closed)).toEqual(['registration_closed', 'registration_closed']);
  expect(await closed.query('SELECT FROM accounts')).toEqual([]);
  const audience = await startServer({ REGISTRATION: 'audience' });
  expect(await tryRoles(audience)).toEqual([201, 'registration_closed']);
});

test('becomeCreator 403 registration_closed: who votes stays who votes', async () => {
  const server = await startServer({ REGISTRATION: 'audience' });
  const fan = await makeFan(server);
  const { status, error } = await fan.call(api.becomeCreator, { body: { userRole: 'creator' } });
  expect([status, error.code]).toEqual([403, 'registration_closed']);
  expect(await server.query('SELECT FROM boards')).toEqual([]);
});

test('getSite 200 tells pages whom the site takes in and where its home is', async () => {
  const server = await startServer({ REGISTRATION: 'audience', HOME_BOARD: 'LanternPixel' });
  expect((await server.call(api.getSite)).body).toEqual({
    sendsMail: false,
    registration: 'audience',
    homeBoard: 'LanternPixel',
  });
});
