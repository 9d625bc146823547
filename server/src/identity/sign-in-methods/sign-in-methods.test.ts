import { api } from '@upnext/contract/api';
import { normalSpeeds, rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeFan, makeSession } from '../../../test/make-account.ts';
import { makeBrowser } from '../../../test/make-browser.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({
  OIDC_PROVIDERS: '[{"name":"acme","label":"Acme","issuer":"http://127.0.0.1:9","clientId":"upnext"}]',
});
const password = 'correct horse';
let made = 0;

async function person() {
  const username = `person_${made++}`;
  const browser = makeBrowser(server.origin);
  const { body } = await browser.call(api.register, { body: { username, password } });
  return { browser, id: body.id, username };
}

const login = (username: string, code: string) => server.call(api.login, { body: { username, password: code } });

test('listSignInMethods returns 200 and the account’s sign-in methods, or 401 not_signed_in without a session', async () => {
  const { browser } = await person();
  const { status, body } = await browser.call(api.listSignInMethods);
  expect([status, body]).toEqual([
    200,
    {
      hasPassword: true,
      isFresh: true,
      providers: [{ name: 'acme', label: 'Acme', linkedAt: null }],
      passkeys: [],
      recoveryCodesLeft: 0,
      hasEmailCodes: false,
    },
  ]);
  expect((await server.call(api.listSignInMethods)).error.code).toBe('not_signed_in');
});

test('createRecoveryCodes returns ten codes that are stored as hashes, and each code can be used once', async () => {
  const { browser, id, username } = await person();
  const { status, body } = await browser.call(api.createRecoveryCodes, { body: { password } });
  expect([status, body.codes.length, new Set(body.codes).size]).toEqual([201, 10, 10]);
  const [first = '', second = ''] = body.codes;
  expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const stored = await server.query<{ code_hash: Buffer }>(
    'SELECT code_hash FROM recovery_codes WHERE account_id = $1',
    [id],
  );
  for (const { code_hash } of stored) expect(code_hash.toString('latin1')).not.toContain(first);

  const stranger = await person();
  expect((await login(stranger.username, first)).error.code).toBe('wrong_credentials');
  const opened = await login(username, first);
  expect([opened.status, opened.body.id]).toEqual([200, id]);
  expect((await login(username, first)).error.code).toBe('wrong_credentials');
  // Codes are also accepted in lower case and with spaces instead of hyphens.
  expect((await login(username, ` ${second.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
  expect((await browser.call(api.listSignInMethods)).body.recoveryCodesLeft).toBe(8);
});

test('only one of twenty concurrent logins with the same recovery code succeeds', async () => {
  const own = await startServer({ LIMIT_SCALE: '100' });
  const browser = makeBrowser(own.origin);
  await browser.call(api.register, { body: { username: 'raced', password } });
  const { body } = await browser.call(api.createRecoveryCodes, { body: { password } });
  const code = body.codes[0] ?? '';
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => own.call(api.login, { body: { username: 'raced', password: code } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('createRecoveryCodes accepts a recovery code instead of the password and invalidates the old codes', async () => {
  const { browser, username } = await person();
  const { body: old } = await browser.call(api.createRecoveryCodes, { body: { password } });
  const [first = '', second = ''] = old.codes;
  const { status } = await browser.call(api.createRecoveryCodes, { body: { password: first } });
  expect(status).toBe(201);
  expect((await login(username, second)).error.code).toBe('wrong_credentials');
});

test('createRecoveryCodes returns 400 invalid_input for an invalid body, 401 not_signed_in without a session, 403 wrong_password without the password, and 403 cross_site for a request from another origin', async () => {
  const { browser } = await person();
  expect((await browser.call(api.createRecoveryCodes, { body: { password: 7 as never } })).error.code).toBe(
    'invalid_input',
  );
  expect((await server.call(api.createRecoveryCodes, { body: {} })).error.code).toBe('not_signed_in');
  expect((await browser.call(api.createRecoveryCodes, { body: {} })).error.code).toBe('wrong_password');
  const crossed = await browser.call(api.createRecoveryCodes, {
    body: { password },
    headers: { 'sec-fetch-site': 'same-site' },
  });
  expect(crossed.error.code).toBe('cross_site');
});

test('createRecoveryCodes returns 403 sign_in_again if the account has no password and the login is not recent', async () => {
  const fan = await makeFan(server);
  expect((await fan.call(api.createRecoveryCodes, { body: {} })).status).toBe(201);
  await server.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE account_id = $1`, [fan.id]);
  const { status, error } = await fan.call(api.createRecoveryCodes, { body: {} });
  expect([status, error.code]).toEqual([403, 'sign_in_again']);
  const fresh = makeBrowser(server.origin, await makeSession(server, fan.id));
  expect((await fresh.call(api.createRecoveryCodes, { body: {} })).status).toBe(201);
});

/** Guessing the password in an open session must be as slow as guessing it on the login page. */
test('every endpoint that asks for the password returns 428 proof_required or 429 too_many_requests after too many wrong guesses', async () => {
  const { browser, username } = await person();
  const params = { provider: 'acme' };
  const asked = [
    ['createRecoveryCodes', () => browser.call(api.createRecoveryCodes, { body: { password: 'guess' } })],
    ['linkProvider', () => browser.call(api.linkProvider, { params, body: { password: 'guess' } })],
    ['unlinkProvider', () => browser.call(api.unlinkProvider, { params, body: { password: 'guess' } })],
    ['startPasskey', () => browser.call(api.startPasskey, { body: { password: 'guess' } })],
    ['changeEmail', () => browser.call(api.changeEmail, { body: { email: '', password: 'guess' } })],
    ['changePassword', () => browser.call(api.changePassword, { body: { newPassword: 'better', password: 'guess' } })],
    ['changeUsername', () => browser.call(api.changeUsername, { body: { username: 'x-y-z', password: 'guess' } })],
    ['deleteAccount', () => browser.call(api.deleteAccount, { body: { password: 'guess' } })],
    ['removePasskey', () => browser.call(api.removePasskey, { params: { id: '1' }, body: { password: 'guess' } })],
  ] as const;
  const spend = async (times: number, count: () => Promise<unknown>) => {
    for (let time = 0; time <= times; time++) await count();
  };
  const { points } = rateLimits.loginsPerAccountAndAddress;
  await spend(points, () => server.context.limiters.loginsPerAccountAndAddress.take(`${username}|known device`));
  for (const [name, ask] of asked) {
    const { status, error } = await ask();
    expect(`${name} ${status} ${error.code}`).toBe(`${name} 429 too_many_requests`);
    await server.context.speedometers.loginsFromKnownDevices.takeBack(username);
  }
  await spend(normalSpeeds.loginsFromKnownDevices.free, () =>
    server.context.speedometers.loginsFromKnownDevices.count(username),
  );
  for (const [name, ask] of asked) {
    const { status, error } = await ask();
    expect(`${name} ${status} ${error.code}`).toBe(`${name} 428 proof_required`);
  }
});
