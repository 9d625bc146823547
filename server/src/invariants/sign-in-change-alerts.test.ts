import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { openMailbox } from '../../test/mailbox.ts';
import { makeBrowser } from '../../test/make-browser.ts';
import { startRealProvider, visitProvider } from '../../test/real-provider.ts';
import { createSoftPasskey } from '../../test/soft-passkey.ts';
import { startBackground } from '../../test/start-background.ts';
import { startServer } from '../../test/start-server.ts';

const returnAddress = 'http://upnext.test/auth/callback/acme';
const provider = await startRealProvider({ name: 'acme', label: 'Acme', returnAddresses: [returnAddress] });
const mailbox = await openMailbox();
afterAll(() => Promise.all([provider.stop(), mailbox.close()]));
const server = await startServer({
  OIDC_PROVIDERS: JSON.stringify([provider.setting]),
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Upnext <hello@upnext.test>',
});
await startBackground(server);
const password = 'correct horse';

test('adding a passkey, recovery codes or a provider emails an alert to the account’s address', async () => {
  const browser = makeBrowser(server.origin);
  const email = 'holder@example.com';
  await browser.call(api.register, { body: { username: 'holder', password } });
  await server.query('UPDATE accounts SET email = $1, email_verified_at = now()', [email]);

  const { body: key } = await browser.call(api.startPasskey, { body: { password } });
  const credential = createSoftPasskey('http://upnext.test').create(key.options);
  expect((await browser.call(api.addPasskey, { body: { name: 'My phone', credential } })).status).toBe(201);
  const added = await mailbox.wait(email);
  expect(added.subject).toBe('A passkey was added to your account');
  expect(added.text).toContain('http://upnext.test/account');

  const headers = { 'accept-language': 'es' };
  expect((await browser.call(api.createRecoveryCodes, { body: { password }, headers })).status).toBe(201);
  expect((await mailbox.wait(email, 2)).subject).toBe('Códigos de recuperación nuevos para tu cuenta');

  const params = { provider: 'acme' };
  provider.become('holder-elsewhere');
  const { body: trip } = await browser.call(api.linkProvider, { params, body: { password } });
  const search = await visitProvider(trip.url, returnAddress);
  expect((await browser.call(api.finishSignIn, { params, body: { search } })).body.outcome).toBe('linked');
  expect((await mailbox.wait(email, 3)).subject).toBe('A new way to log in was added to your account');

  expect((await browser.call(api.removePasskey, { params: { id: '1' }, body: { password } })).status).toBe(204);
  expect(mailbox.mails).toHaveLength(3);
});
