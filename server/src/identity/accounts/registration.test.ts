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

test('register returns 403 registration_closed for every role when REGISTRATION=closed, but only for creators when REGISTRATION=audience', async () => {
  const closed = await startServer({ REGISTRATION: 'closed' });
  expect(await tryRoles(closed)).toEqual(['registration_closed', 'registration_closed']);
  expect(await closed.query('SELECT FROM accounts')).toEqual([]);
  const audience = await startServer({ REGISTRATION: 'audience' });
  expect(await tryRoles(audience)).toEqual([201, 'registration_closed']);
});

test('becomeCreator returns 403 registration_closed when REGISTRATION is audience', async () => {
  const server = await startServer({ REGISTRATION: 'audience' });
  const fan = await makeFan(server);
  const { status, error } = await fan.call(api.becomeCreator, { body: { userRole: 'creator' } });
  expect([status, error.code]).toEqual([403, 'registration_closed']);
  expect(await server.query('SELECT FROM boards')).toEqual([]);
});

test('getSite returns the registration setting and the home board', async () => {
  const server = await startServer({ REGISTRATION: 'audience', HOME_BOARD: 'LanternPixel' });
  expect((await server.call(api.getSite)).body).toEqual({
    name: 'Upnext',
    logoUrl: null,
    accentUrl: null,
    legalPages: [],
    sendsMail: false,
    canVerify: false,
    registration: 'audience',
    homeBoard: 'LanternPixel',
    readsTwitchChat: true,
  });
});
