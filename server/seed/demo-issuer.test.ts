import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readProviders } from '../src/provider-config.ts';
import { startDemoIssuers, type DemoIssuers } from './demo-issuer.ts';

const origin = 'http://localhost:3999';
let demo: DemoIssuers;

beforeAll(async () => {
  demo = await startDemoIssuers({ origin, host: 'localhost', port: 4000 });
});
afterAll(() => demo.stop());

/** Follows redirects with cookies, like a browser, until a page or another site is reached. */
async function browse(url: string, jar: Map<string, string>, init: RequestInit = {}): Promise<Response | URL> {
  let next = new URL(url);
  for (let step = 0; step < 10; step++) {
    if (next.origin === origin) return next;
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(next, { ...(step === 0 && init), redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return response;
    next = new URL(location, next);
  }
  throw new Error('too many redirects');
}

/** Opens the login page of a provider and presses a button on it. */
async function logIn(person: string): Promise<{ html: string; back: URL }> {
  const [, twitch] = readProviders({ OIDC_PROVIDERS: demo.setting });
  const jar = new Map<string, string>();
  const query = new URLSearchParams({
    client_id: twitch?.clientId ?? '',
    redirect_uri: `${origin}/auth/callback/demo-twitch`,
    response_type: 'code',
    scope: 'openid profile',
    state: 'some-state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const page = (await browse(`${twitch?.issuer}/auth?${query.toString()}`, jar)) as Response;
  const body = new URLSearchParams({ person });
  const back = await browse(page.url, jar, { method: 'POST', body });
  return { html: await page.text(), back: back as URL };
}

test('the demo offers three providers in the format of OIDC_PROVIDERS', () => {
  expect(readProviders({ OIDC_PROVIDERS: demo.setting }).map(({ label }) => label)).toEqual([
    'Google',
    'Twitch',
    'Discord',
  ]);
});

test('a visitor logs in as someone new and returns to the site with a code', async () => {
  const { html, back } = await logIn('new');
  expect(html).toContain('This page stands in for Twitch.');
  expect(back.pathname).toBe('/auth/callback/demo-twitch');
  expect(back.searchParams.get('state')).toBe('some-state');
  expect(back.searchParams.get('code')).toMatch(/.{20}/);
});

test('a visitor who cancels returns to the site with an error', async () => {
  const { back } = await logIn('');
  expect(back.searchParams.get('error')).toBe('access_denied');
});

test('the image does not contain the demo issuer, and its library is a development dependency', async () => {
  const read = (file: string) => readFile(path.join(import.meta.dirname, '../..', file), 'utf8');
  expect(await read('Dockerfile')).not.toMatch(/COPY server\/seed|COPY server server/);
  const { dependencies } = JSON.parse(await read('server/package.json')) as { dependencies: object };
  expect(Object.keys(dependencies)).not.toContain('oidc-provider');
});
