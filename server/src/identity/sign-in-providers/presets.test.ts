import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { makeBrowser } from '../../../test/make-browser.ts';
import { startPresetProvider, visitProvider } from '../../../test/real-provider.ts';
import { startServer } from '../../../test/start-server.ts';

const site = 'http://upnext.test';
const names = ['google', 'twitch', 'discord'] as const;
const providers = await Promise.all(names.map((name) => startPresetProvider(name, site)));
afterAll(() => Promise.all(providers.map(({ stop }) => stop())));

type Setting = (typeof providers)[number]['setting'];

async function logIn({ name: provider, ...setting }: Setting) {
  const server = await startServer({ OIDC_PROVIDERS: JSON.stringify([{ name: provider, ...setting }]) });
  const browser = makeBrowser(server.origin);
  const { body, status } = await browser.call(api.startSignIn, { params: { provider }, body: {} });
  expect(status, JSON.stringify(body)).toBe(200);
  const search = await visitProvider(body.url, `${site}/auth/callback/${provider}`);
  const { body: arrival, error } = await browser.call(api.finishSignIn, { params: { provider }, body: { search } });
  return { browser, server, arrival, error, departure: new URL(body.url).searchParams };
}

test.each(names)(
  'a newcomer signs up with a provider that behaves like %s, which suggests a username',
  async (name) => {
    const { setting, become } = providers[names.indexOf(name)] ?? {};
    if (!setting) throw new Error(`There is no provider ${name}`);
    become?.(`subject-at-${name}`, `Fan of ${name}`);
    const { browser, server, arrival } = await logIn(setting);
    expect(arrival).toMatchObject({ outcome: 'new', label: setting.label, suggestedUsername: `Fan_of_${name}` });
    const registered = await browser.call(api.registerNewcomer, { body: { username: `fan-${name}` } });
    expect([registered.status, registered.body.isVerified]).toEqual([201, true]);
    const identities = await server.query('SELECT issuer, subject FROM identities');
    expect(identities).toEqual([{ issuer: setting.issuer, subject: `subject-at-${name}` }]);
  },
);

test('a login with Twitch uses no PKCE and requests only the scope openid, one with Discord uses PKCE and the scope identify', async () => {
  const [, twitch, discord] = providers;
  if (!twitch || !discord) throw new Error('The providers have not been started');
  const atTwitch = (await logIn(twitch.setting)).departure;
  expect([atTwitch.get('scope'), atTwitch.has('code_challenge'), atTwitch.has('nonce'), atTwitch.has('state')]).toEqual(
    ['openid', false, true, true],
  );
  const atDiscord = (await logIn(discord.setting)).departure;
  expect([atDiscord.get('scope'), atDiscord.get('code_challenge_method')]).toEqual(['openid identify', 'S256']);
});

test.each([
  ['twitch', { pkce: true }],
  ['twitch', { scope: 'openid profile' }],
  ['discord', { scope: 'openid profile' }],
] as const)('a provider like %s refuses a login with the settings %j', async (name, wrong) => {
  const setting = providers[names.indexOf(name)]?.setting;
  if (!setting) throw new Error(`There is no provider ${name}`);
  await expect(logIn({ ...setting, ...wrong })).rejects.toThrow('The provider returned 400');
});

test('a provider like discord refuses a login without PKCE', async () => {
  const setting = providers[names.indexOf('discord')]?.setting;
  if (!setting) throw new Error('There is no provider discord');
  expect((await logIn({ ...setting, pkce: false })).error.code).toBe('provider_refused');
});
