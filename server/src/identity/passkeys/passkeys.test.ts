import { api } from '@upnext/contract/api';
import { limits, rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeFan, makeSession } from '../../../test/make-account.ts';
import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { createSoftPasskey } from '../../../test/soft-passkey.ts';
import { startServer } from '../../../test/start-server.ts';

const origin = 'http://upnext.test';
const server = await startServer();
const password = 'correct horse';
let made = 0;

async function person() {
  const browser = makeBrowser(server.origin);
  const { body } = await browser.call(api.register, { body: { username: `keyed_${made++}`, password } });
  return { browser, id: body.id, username: body.username };
}

async function addTo(browser: TestBrowser, passkey = createSoftPasskey(origin), name = 'My phone') {
  const { body } = await browser.call(api.startPasskey, { body: { password } });
  const answer = await browser.call(api.addPasskey, { body: { name, credential: passkey.create(body.options) } });
  return { ...answer, passkey };
}

async function loginOptions() {
  return (await server.call(api.startPasskeyLogin)).body.options;
}

test('a fan adds a passkey and logs in with it without a username', async () => {
  const { browser, id } = await person();
  const { status, body, passkey } = await addTo(browser);
  expect([status, body]).toEqual([
    201,
    { id: expect.any(Number) as number, name: 'My phone', createdAt: expect.any(String) as string, lastUsedAt: null },
  ]);
  const options = await loginOptions();
  expect(options).toMatchObject({ rpId: 'upnext.test', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
  const answer = await makeBrowser(server.origin).call(api.loginWithPasskey, {
    body: { credential: passkey.use(options) },
  });
  expect([answer.status, answer.body.id]).toEqual([200, id]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^session=/);
  const { body: ways } = await browser.call(api.listSignInMethods);
  expect(ways.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) as string }]);
});

test('a passkey does not verify the account', async () => {
  const { browser } = await person();
  await addTo(browser);
  expect((await browser.call(api.getUser)).body.isVerified).toBe(false);
});

test('loginWithPasskey returns 403 passkey_refused for a reused challenge, a forged response, a cloned passkey and an unknown passkey', async () => {
  const { browser } = await person();
  const { passkey } = await addTo(browser);
  const login = async (credential: ReturnType<typeof passkey.use>) =>
    (await server.call(api.loginWithPasskey, { body: { credential } })).error?.code;
  const options = await loginOptions();
  const good = passkey.use(options);
  const { body: adding } = await browser.call(api.startPasskey, { body: { password } });

  const bad = {
    'another origin': passkey.use(options, { origin: 'https://evil.test' }),
    'another site': passkey.use(options, { rpId: 'evil.test' }),
    'an invented challenge': passkey.use(options, { challenge: Buffer.alloc(54, 7).toString('base64url') }),
    'a challenge for adding': passkey.use(adding.options),
    'without user verification': passkey.use(options, { isVerified: false }),
    'another account’s handle': passkey.use(options, { handle: Buffer.alloc(32).toString('base64url') }),
    'a broken signature': { ...good, response: { ...good.response, signature: 'AAAA' } },
    'an unknown passkey': createSoftPasskey(origin).use(options),
  };
  for (const [name, credential] of Object.entries(bad)) expect(await login(credential), name).toBe('passkey_refused');
  expect(await login(passkey.use(options))).toBeUndefined();
  expect(await login(passkey.use(options)), 'the same challenge again').toBe('passkey_refused');
  expect(await login(passkey.use(await loginOptions(), { counter: 1 })), 'a cloned passkey').toBe('passkey_refused');
});

test('addPasskey returns 403 passkey_refused for a challenge that is reused, forged or issued to another account, and 409 passkey_taken for a passkey that another account has added', async () => {
  const [{ browser }, other] = [await person(), await person()];
  const passkey = createSoftPasskey(origin);
  const { body } = await browser.call(api.startPasskey, { body: { password } });
  const add = async (who: TestBrowser, forged = {}, key = passkey) =>
    (await who.call(api.addPasskey, { body: { name: 'x', credential: key.create(body.options, forged) } })).error?.code;
  expect(await add(other.browser)).toBe('passkey_refused');
  expect(await add(browser, { origin: 'https://evil.test' })).toBe('passkey_refused');
  expect(await add(browser, { isVerified: false })).toBe('passkey_refused');
  expect(await add(browser, { challenge: (await loginOptions()).challenge as string })).toBe('passkey_refused');
  expect(await add(browser)).toBeUndefined();
  expect(await add(browser, {}, createSoftPasskey(origin))).toBe('passkey_refused');
  const again = await addTo(other.browser, passkey);
  expect([again.status, again.error.code]).toEqual([409, 'passkey_taken']);
});

test('startPasskey and addPasskey return 409 passkeys_full if the account has the maximum number of passkeys', async () => {
  const { browser, id } = await person();
  const { body } = await browser.call(api.startPasskey, { body: { password } });
  await server.query(
    `INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name)
     SELECT sha256(('full' || n)::bytea), $1, 'x', 0, '{}', 'n' FROM generate_series(1, $2::int) n`,
    [id, limits.passkeysPerAccount],
  );
  expect((await browser.call(api.startPasskey, { body: { password } })).error.code).toBe('passkeys_full');
  const credential = createSoftPasskey(origin).create(body.options);
  expect((await browser.call(api.addPasskey, { body: { name: 'x', credential } })).error.code).toBe('passkeys_full');
});

test('renamePasskey returns 200, 404 passkey_not_found for another account’s passkey, 400 invalid_input for an empty or overlong name, and 429 too_many_requests after too many requests', async () => {
  const { browser, id: accountId } = await person();
  const { body } = await addTo(browser);
  const params = { id: String(body.id) };
  const renamed = await browser.call(api.renamePasskey, { params, body: { name: ' Work laptop ' } });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Work laptop']);
  const stranger = (await person()).browser;
  expect((await stranger.call(api.renamePasskey, { params, body: { name: 'mine' } })).error.code).toBe(
    'passkey_not_found',
  );
  for (const name of ['', 'x'.repeat(41)])
    expect((await browser.call(api.renamePasskey, { params, body: { name } })).error.code).toBe('invalid_input');
  for (let count = 0; count < rateLimits.writesPerAccount.points; count++)
    await server.context.limiters.writesPerAccount.take(String(accountId));
  const { status, error } = await browser.call(api.renamePasskey, { params, body: { name: 'again' } });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
});

test('removePasskey returns 204, 404 passkey_not_found for another account’s passkey, 403 wrong_password without the password, 409 last_login_method for the only sign-in method, and 403 sign_in_again if the account has no password and the login is not recent', async () => {
  const { browser, id } = await person();
  const { body, passkey } = await addTo(browser);
  const params = { id: String(body.id) };
  const remove = (who: TestBrowser, confirmation: object) =>
    who.call(api.removePasskey, { params, body: confirmation });
  expect((await remove(browser, {})).error.code).toBe('wrong_password');
  expect((await browser.call(api.startPasskey, { body: {} })).error.code, 'startPasskey').toBe('wrong_password');
  const stranger = (await person()).browser;
  const missing = await remove(stranger, { password });
  expect([missing.status, missing.error.code]).toEqual([404, 'passkey_not_found']);

  await server.query('UPDATE accounts SET password_hash = NULL WHERE id = $1', [id]);
  expect((await remove(browser, {})).error.code).toBe('last_login_method');
  const old = makeBrowser(server.origin, await makeSession(server, id));
  await server.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE account_id = $1`, [id]);
  expect((await remove(old, {})).error.code).toBe('sign_in_again');
  expect((await old.call(api.startPasskey, { body: {} })).error.code, 'startPasskey').toBe('sign_in_again');

  const fresh = makeBrowser(server.origin);
  await fresh.call(api.loginWithPasskey, { body: { credential: passkey.use(await loginOptions()) } });
  const { body: options } = await fresh.call(api.startPasskey, { body: {} });
  const spare = createSoftPasskey(origin).create(options.options);
  expect((await fresh.call(api.addPasskey, { body: { name: 'Spare', credential: spare } })).status).toBe(201);
  expect((await remove(fresh, {})).status).toBe(204);
  expect(await server.query('SELECT name FROM passkeys WHERE account_id = $1', [id])).toEqual([{ name: 'Spare' }]);
});

test('of two concurrent requests to remove the last two passkeys, only one succeeds', async () => {
  const fan = await makeFan(server);
  const browser = makeBrowser(server.origin, fan.cookie);
  const ids: number[] = [];
  for (const name of ['one', 'two']) {
    const { body } = await browser.call(api.startPasskey, { body: {} });
    const credential = createSoftPasskey(origin).create(body.options);
    ids.push((await browser.call(api.addPasskey, { body: { name, credential } })).body.id);
  }
  const answers = await Promise.all(
    ids.map((id) => browser.call(api.removePasskey, { params: { id: String(id) }, body: {} })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409']);
});

test('the passkey endpoints return 400 invalid_input for an invalid body, 401 not_signed_in without a session, and 403 cross_site for a request from another site', async () => {
  const { browser } = await person();
  const params = { id: '1' };
  const credential = createSoftPasskey(origin).use({ challenge: 'x' });
  const evil = { headers: { origin: 'https://evil.test' } };
  expect((await server.call(api.startPasskeyLogin, evil)).error.code).toBe('cross_site');
  expect((await server.call(api.loginWithPasskey, { body: { credential }, ...evil })).error.code).toBe('cross_site');
  const broken = { ...credential, id: '!' };
  expect((await server.call(api.loginWithPasskey, { body: { credential: broken } })).error.code).toBe('invalid_input');
  for (const [endpoint, input] of [
    [api.startPasskey, { body: { password: 7 as never } }],
    [api.addPasskey, { body: { name: '', credential: credential as never } }],
    [api.renamePasskey, { params, body: { name: '' } }],
    [api.removePasskey, { params, body: { password: 7 as never } }],
  ] as const) {
    expect((await browser.call(endpoint as typeof api.removePasskey, input as never)).error.code).toBe('invalid_input');
    expect((await server.call(endpoint as typeof api.removePasskey, input as never)).error.code).toBe('not_signed_in');
    const crossed = await browser.call(
      endpoint as typeof api.removePasskey,
      { ...(input as never as object), ...evil } as never,
    );
    expect(crossed.error.code).toBe('cross_site');
  }
});
