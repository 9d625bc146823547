import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { makeFan, makeSession } from '../../../test/make-account.ts';
import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { startRealProvider, visitProvider } from '../../../test/real-provider.ts';
import { startServer } from '../../../test/start-server.ts';
import { removeExpiredAttempts } from './remove-expired-attempts.ts';

const returnAddress = 'http://upnext.test/auth/callback/acme';
const real = await startRealProvider({ name: 'acme', label: 'Acme', returnAddresses: [returnAddress] });
afterAll(() => real.stop());
const away = { ...real.setting, name: 'away', issuer: 'http://127.0.0.1:9' };
const server = await startServer({ OIDC_PROVIDERS: JSON.stringify([real.setting, away]), LOG_LEVEL: 'silent' });
const params = { provider: 'acme' };
const password = 'correct horse';

async function attempt(browser: TestBrowser, body: { userRole?: 'creator'; isRoleLocked?: boolean } = {}) {
  const { body: departure } = await browser.call(api.startSignIn, { params, body });
  const search = await visitProvider(departure.url, returnAddress);
  return await browser.call(api.finishSignIn, { params, body: { search } });
}

/** A user whose only sign-in method is the provider. */
async function newcomer(subject: string) {
  real.become(subject);
  const browser = makeBrowser(server.origin);
  await attempt(browser);
  const { body } = await browser.call(api.registerNewcomer, { body: { username: subject } });
  return { browser, id: body.id };
}

async function withPassword(username: string) {
  const browser = makeBrowser(server.origin);
  const { body } = await browser.call(api.register, { body: { username, password } });
  return { browser, id: body.id };
}

async function link(browser: TestBrowser) {
  const { body } = await browser.call(api.linkProvider, { params, body: { password } });
  return await browser.call(api.finishSignIn, {
    params,
    body: { search: await visitProvider(body.url, returnAddress) },
  });
}

test('listSignInProviders returns only the names and labels of the providers', async () => {
  const { status, body } = await server.call(api.listSignInProviders);
  expect([status, body]).toEqual([
    200,
    [
      { name: 'acme', label: 'Acme' },
      { name: 'away', label: 'Acme' },
    ],
  ]);
});

test('a new user signs up through a provider and is logged in without signing up the next time', async () => {
  real.become('subject-1', 'Ana María López');
  const browser = makeBrowser(server.origin);
  const start = await browser.call(api.startSignIn, { params, body: { userRole: 'creator' } });
  expect(start.headers.getSetCookie()[0]).toMatch(
    /^sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const asked = new URL(start.body.url).searchParams;
  expect([asked.get('code_challenge_method'), asked.get('scope')]).toEqual(['S256', 'openid profile']);

  const arrived = await attempt(browser, { userRole: 'creator' });
  expect([arrived.status, arrived.body]).toEqual([
    200,
    { outcome: 'new', label: 'Acme', suggestedUsername: 'Ana_Maria_Lopez', userRole: 'creator', isRoleLocked: false },
  ]);
  expect((await browser.call(api.getUser)).status).toBe(401);
  const registered = await browser.call(api.registerNewcomer, { body: { username: 'ana-ml', userRole: 'creator' } });
  expect([registered.status, registered.body.userRole]).toEqual([201, 'creator']);
  expect(await server.query('SELECT FROM boards WHERE creator_id = $1', [registered.body.id])).toHaveLength(1);
  expect(await server.query('SELECT password_hash, email FROM accounts WHERE id = $1', [registered.body.id])).toEqual([
    { password_hash: null, email: null },
  ]);

  const again = await attempt(makeBrowser(server.origin));
  expect(again.body).toMatchObject({ outcome: 'signed_in', user: { id: registered.body.id } });
});

test('registerNewcomer returns 403 registration_closed when REGISTRATION is closed', async () => {
  const shut = await startServer({ OIDC_PROVIDERS: JSON.stringify([real.setting]), REGISTRATION: 'closed' });
  real.become('subject-shut-out');
  const browser = makeBrowser(shut.origin);
  await attempt(browser);
  const { status, error } = await browser.call(api.registerNewcomer, { body: { username: 'shut-out' } });
  expect([status, error.code]).toEqual([403, 'registration_closed']);
  expect(await shut.query('SELECT FROM accounts')).toEqual([]);
});

test('registerNewcomer uses the locked role, even if the request contains another role', async () => {
  real.become('subject-locked');
  const browser = makeBrowser(server.origin);
  expect((await attempt(browser, { isRoleLocked: true })).body).toMatchObject({ isRoleLocked: true });
  const { body } = await browser.call(api.registerNewcomer, { body: { username: 'locked', userRole: 'creator' } });
  expect(body.userRole).toBe('audience');
});

test('registerNewcomer returns 409 username_taken and accepts another username afterwards; it returns 410 sign_in_expired without a sign-in attempt, 400 invalid_input for an invalid username, and 403 cross_site for a request from another site', async () => {
  await withPassword('taken-name');
  real.become('subject-2');
  const browser = makeBrowser(server.origin);
  await attempt(browser);
  const register = (username: string, headers = {}) =>
    browser.call(api.registerNewcomer, { body: { username }, headers });
  expect((await register('a!')).error.code).toBe('invalid_input');
  expect((await register('fine', { origin: 'https://evil.test' })).error.code).toBe('cross_site');
  expect((await register('Taken-Name')).error.code).toBe('username_taken');
  expect((await register('subject-two')).status).toBe(201);
  expect((await register('subject-three')).error.code).toBe('sign_in_expired');
  expect((await server.call(api.registerNewcomer, { body: { username: 'nobody' } })).error.code).toBe(
    'sign_in_expired',
  );
});

test('registerNewcomer returns 409 identity_taken when the same provider user registers in a second window', async () => {
  real.become('subject-twice');
  const windows = [makeBrowser(server.origin), makeBrowser(server.origin)] as const;
  for (const window of windows) await attempt(window);
  expect((await windows[0].call(api.registerNewcomer, { body: { username: 'twice-1' } })).status).toBe(201);
  expect((await windows[1].call(api.registerNewcomer, { body: { username: 'twice-2' } })).error.code).toBe(
    'identity_taken',
  );
  expect(await server.query(`SELECT FROM accounts WHERE username LIKE 'twice-%'`)).toHaveLength(1);
});

test('startSignIn returns 400 invalid_input for an unknown role, 403 cross_site for a request from another site, 404 provider_not_found for an unknown provider, 503 provider_unavailable for an unreachable provider, and 428 proof_required above the normal rate', async () => {
  const start = (provider: string, body: object = {}, headers = {}) =>
    server.call(api.startSignIn, { params: { provider }, body, headers });
  expect((await start('acme', { userRole: 'king' })).error.code).toBe('invalid_input');
  expect((await start('acme', {}, { 'sec-fetch-site': 'cross-site' })).error.code).toBe('cross_site');
  expect((await start('nobody')).error.code).toBe('provider_not_found');
  const unavailable = await start('away');
  expect([unavailable.status, unavailable.error.code]).toEqual([503, 'provider_unavailable']);
  const fast = await startServer({ OIDC_PROVIDERS: JSON.stringify([real.setting]) });
  for (let count = 0; count < 21; count++) await fast.context.speedometers.registrationsPerAddress.count('127.0.0.1');
  const { status, error } = await fast.call(api.startSignIn, { params, body: {} });
  expect([status, error.code, typeof error.challenge]).toEqual([428, 'proof_required', 'string']);
});

test('linkProvider requires the password, and later logins with the provider open the same account', async () => {
  const { browser, id } = await withPassword('linking');
  real.become('subject-linking');
  expect((await browser.call(api.linkProvider, { params, body: {} })).error.code).toBe('wrong_password');
  const wrong = await browser.call(api.linkProvider, { params, body: { password: 'not it' } });
  expect([wrong.status, wrong.error.code]).toEqual([403, 'wrong_password']);
  expect((await link(browser)).body).toEqual({ outcome: 'linked', label: 'Acme' });
  expect((await browser.call(api.listSignInMethods)).body).toMatchObject({
    hasPassword: true,
    providers: [
      { name: 'acme', linkedAt: expect.any(String) as string },
      { name: 'away', linkedAt: null },
    ],
  });
  expect((await attempt(makeBrowser(server.origin))).body).toMatchObject({ outcome: 'signed_in', user: { id } });
});

test('finishSignIn returns 409 provider_linked if the account already has an identity at the provider, and 409 identity_taken if the identity belongs to another account', async () => {
  const { browser } = await withPassword('linked-one');
  real.become('subject-first');
  await link(browser);
  expect((await link(browser)).error.code).toBe('provider_linked');
  real.become('subject-second');
  expect((await link(browser)).error.code).toBe('provider_linked');
  const other = await withPassword('linked-two');
  real.become('subject-first');
  expect((await link(other.browser)).error.code).toBe('identity_taken');
  expect(await server.query('SELECT FROM identities WHERE account_id = $1', [other.id])).toEqual([]);
});

test('finishSignIn returns sign_in_expired when a linking attempt is completed in another account’s session', async () => {
  const { browser } = await withPassword('leaving');
  const stranger = await makeFan(server);
  real.become('subject-leaving');
  const { body } = await browser.call(api.linkProvider, { params, body: { password } });
  const search = await visitProvider(body.url, returnAddress);
  browser.cookies.set('session', stranger.cookie.split('=')[1] ?? '');
  expect((await browser.call(api.finishSignIn, { params, body: { search } })).error.code).toBe('sign_in_expired');
  expect(await server.query(`SELECT FROM identities WHERE subject = 'subject-leaving'`)).toEqual([]);
});

test('linkProvider and unlinkProvider return 400 invalid_input for an invalid body, 401 not_signed_in without a session, 403 cross_site for a request from another site, and 404 provider_not_found for an unknown provider; linkProvider returns 503 provider_unavailable for an unreachable provider', async () => {
  const { browser } = await withPassword('refused');
  for (const endpoint of [api.linkProvider, api.unlinkProvider]) {
    const ask = (provider: string, body: object, headers = {}) =>
      browser.call(endpoint, { params: { provider }, body, headers });
    expect((await ask('acme', { password: 7 })).error.code).toBe('invalid_input');
    expect((await ask('acme', { password }, { origin: 'https://evil.test' })).error.code).toBe('cross_site');
    expect((await ask('nobody', { password })).error.code).toBe('provider_not_found');
    expect((await server.call(endpoint, { params, body: {} })).error.code).toBe('not_signed_in');
  }
  const unavailable = await browser.call(api.linkProvider, { params: { provider: 'away' }, body: { password } });
  expect([unavailable.status, unavailable.error.code]).toEqual([503, 'provider_unavailable']);
  // This provider isn't linked to the account.
  expect((await browser.call(api.unlinkProvider, { params, body: { password } })).error.code).toBe(
    'provider_not_found',
  );
});

test('unlinkProvider returns 204 for the correct password, and 409 last_login_method if there is no other sign-in method', async () => {
  const { browser, id } = await withPassword('unlinking');
  real.become('subject-unlinking');
  await link(browser);
  expect((await browser.call(api.unlinkProvider, { params, body: {} })).error.code).toBe('wrong_password');
  const { status } = await browser.call(api.unlinkProvider, { params, body: { password } });
  expect(status).toBe(204);
  expect(await server.query('SELECT FROM identities WHERE account_id = $1', [id])).toEqual([]);

  const only = await newcomer('subject-only');
  const refused = await only.browser.call(api.unlinkProvider, { params, body: {} });
  expect([refused.status, refused.error.code]).toEqual([409, 'last_login_method']);
  expect(await server.query('SELECT FROM identities WHERE account_id = $1', [only.id])).toHaveLength(1);
});

test('unlinkProvider and linkProvider return 403 sign_in_again if the account has no password and the login is not recent', async () => {
  const { id } = await newcomer('subject-stale');
  const old = makeBrowser(server.origin, await makeSession(server, id));
  await server.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE account_id = $1`, [id]);
  expect((await old.call(api.unlinkProvider, { params, body: {} })).error.code).toBe('sign_in_again');
  const { status, error } = await old.call(api.linkProvider, { params, body: {} });
  expect([status, error.code]).toEqual([403, 'sign_in_again']);
});

test('login rejects every password for an account that has no password', async () => {
  await newcomer('passwordless');
  for (const guess of ['null', 'undefined', 'nobody has this password']) {
    const { error } = await server.call(api.login, { body: { username: 'passwordless', password: guess } });
    expect(error.code).toBe('wrong_credentials');
  }
});

test('removeExpiredAttempts deletes expired sign-in attempts', async () => {
  const browser = makeBrowser(server.origin);
  await browser.call(api.startSignIn, { params, body: {} });
  await server.query(`UPDATE sign_in_attempts SET expires_at = now() - interval '1 second'`);
  await removeExpiredAttempts(server.context.db);
  expect(await server.query('SELECT FROM sign_in_attempts')).toEqual([]);
});
