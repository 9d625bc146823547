import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ BASE_URL: 'https://upnext.example' });

test('on an HTTPS site, the session cookie is Secure and has the __Host- prefix', async () => {
  const { headers } = await server.call(api.register, { body: { username: 'secure', password: 'correct horse' } });
  const [session, signedIn] = headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(signedIn).toMatch(/^signed_in=1; .*Secure/);
  const signedInCaller = createCaller(server.origin, session?.split(';')[0]);
  const user = await signedInCaller.call(api.getUser);
  expect(user.status).toBe(200);
  expect(user.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('register returns 400 password_too_common for a common password on an HTTPS site, but accepts it on a plain-HTTP site', async () => {
  const body = { username: 'common', password: 'Password' };
  const { status, error } = await server.call(api.register, { body });
  expect([status, error.code]).toEqual([400, 'password_too_common']);
  const plain = await startServer();
  expect((await plain.call(api.register, { body })).status).toBe(201);
});
