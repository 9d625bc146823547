import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { startRealProvider, visitProvider } from '../../../test/real-provider.ts';
import { startServer } from '../../../test/start-server.ts';

const returnAddress = 'http://upnext.test/auth/callback/acme';
const real = await startRealProvider({ name: 'acme', label: 'Acme', returnAddresses: [returnAddress] });
afterAll(() => real.stop());
const server = await startServer({ OIDC_PROVIDERS: JSON.stringify([real.setting]) });
const params = { provider: 'acme' };
const password = 'correct horse';

const isVerified = async (browser: TestBrowser) => (await browser.call(api.getUser)).body.isVerified;

async function finish(browser: TestBrowser, url: string) {
  const search = await visitProvider(url, returnAddress);
  return await browser.call(api.finishSignIn, { params, body: { search } });
}

async function register(username: string): Promise<TestBrowser> {
  const browser = makeBrowser(server.origin);
  await browser.call(api.register, { body: { username, password } });
  return browser;
}

async function link(browser: TestBrowser): Promise<void> {
  const { body } = await browser.call(api.linkProvider, { params, body: { password } });
  expect((await finish(browser, body.url)).body).toMatchObject({ outcome: 'linked' });
}

test('getSite returns that accounts can be verified on a site that has a provider but sends no email', async () => {
  expect((await server.call(api.getSite)).body).toMatchObject({ sendsMail: false, canVerify: true });
});

test('signing up through a provider verifies the account', async () => {
  real.become('newcomer');
  const browser = makeBrowser(server.origin);
  await finish(browser, (await browser.call(api.startSignIn, { params, body: {} })).body.url);
  const { body } = await browser.call(api.registerNewcomer, { body: { username: 'newcomer' } });
  expect([body.isVerified, await isVerified(browser)]).toEqual([true, true]);
});

test('linking a provider verifies the account, which stays verified after unlinking, and the identity verifies no other account', async () => {
  real.become('linking');
  const first = await register('first');
  expect(await isVerified(first)).toBe(false);
  await link(first);
  expect(await isVerified(first)).toBe(true);
  expect((await first.call(api.unlinkProvider, { params, body: { password } })).status).toBe(204);
  expect(await isVerified(first)).toBe(true);

  const second = await register('second');
  await link(second);
  expect(await isVerified(second)).toBe(false);
});
