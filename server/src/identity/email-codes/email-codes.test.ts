import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { codeIn, openMailbox } from '../../../test/mailbox.ts';
import { makeFan } from '../../../test/make-account.ts';
import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { solveProof } from '../../../test/solve-proof.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = await startServer({ SMTP_URL: mailbox.url, LIMIT_SCALE: '100' });
await startBackground(server);

async function makeMember(email: string) {
  const fan = await makeFan(server);
  await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, email]);
  return fan;
}

const ask = (browser: TestBrowser, email: string, headers = {}) =>
  browser.call(api.requestEmailCode, { body: { email }, headers });
const enter = (browser: TestBrowser, code: string, username?: string) =>
  browser.call(api.loginWithEmailCode, { body: { code, ...(username !== undefined && { username }) } });

/** Requests a code in a new browser and reads it from the email. */
async function withCode(email: string, count = 1): Promise<{ browser: TestBrowser; code: string }> {
  const browser = makeBrowser(server.origin);
  expect((await ask(browser, email)).status).toBe(204);
  return { browser, code: codeIn(await mailbox.wait(email, count)) };
}

test('loginWithEmailCode returns 200 and logs in to the account with the address, once per code', async () => {
  const fan = await makeMember('Returning@example.com');
  const { browser, code } = await withCode('returning@example.com');
  expect(code).toMatch(/^\d{6}$/);
  const { status, body } = await enter(browser, code);
  expect([status, body]).toEqual([
    200,
    { outcome: 'signed_in', user: expect.objectContaining({ id: fan.id }) as object },
  ]);
  expect((await browser.call(api.getUser)).body.username).toBe(fan.username);
  const again = await enter(browser, code);
  expect([again.status, again.error.code]).toEqual([410, 'code_spent']);
});

test('with an unknown address, loginWithEmailCode asks for a username, returns 409 username_taken for a taken one, and registers a verified account without a password', async () => {
  await makeFan(server, 'taken-name');
  const { browser, code } = await withCode('newcomer@example.com');
  expect((await enter(browser, code)).body).toEqual({ outcome: 'new' });
  expect(await server.query(`SELECT FROM accounts WHERE email = 'newcomer@example.com'`)).toEqual([]);
  const taken = await enter(browser, code, 'Taken-Name');
  expect([taken.status, taken.error.code]).toEqual([409, 'username_taken']);
  const { body } = await enter(browser, code, 'newcomer');
  expect(body).toMatchObject({
    outcome: 'signed_in',
    user: { username: 'newcomer', userRole: 'audience', email: 'newcomer@example.com', isVerified: true },
  });
  const [row] = await server.query(
    `SELECT password_hash, email_verified_at IS NOT NULL AS confirmed FROM accounts WHERE username = 'newcomer'`,
  );
  expect(row).toEqual({ password_hash: null, confirmed: true });
  expect((await browser.call(api.listSignInMethods)).body).toMatchObject({ hasPassword: false, hasEmailCodes: true });
  await server.context.originRecorder.flush();
  const origin = `SELECT registered_by FROM account_origins o JOIN accounts a ON a.id = o.account_id WHERE username = 'newcomer'`;
  expect(await server.query(origin)).toEqual([{ registered_by: 'email' }]);
});

test('requestEmailCode stores neither the code nor its plain hash, and sends the email in the language of the browser', async () => {
  const browser = makeBrowser(server.origin);
  await ask(browser, 'hola@example.com', { 'accept-language': 'es' });
  const mail = await mailbox.wait('hola@example.com');
  const code = codeIn(mail);
  expect(mail.subject).toBe(`${code} es tu código para iniciar sesión`);
  expect(mail.html).toContain(`>${code}<`);
  const [row] = await server.query<{ code_hash: Buffer; token_hash: Buffer; is_sha: boolean }>(
    `SELECT code_hash, token_hash, code_hash = sha256($1::bytea) AS is_sha FROM email_codes WHERE email = 'hola@example.com'`,
    [code],
  );
  expect([row?.code_hash.length, row?.is_sha]).toEqual([32, false]);
  expect(browser.cookies.get('email-code')).toHaveLength(43);
  expect(row?.token_hash.toString('base64url')).not.toBe(browser.cookies.get('email-code'));
});

test('requestEmailCode returns the same response for known and unknown addresses, and both get an email', async () => {
  await makeMember('known@example.com');
  const known = await ask(makeBrowser(server.origin), 'known@example.com');
  const unknown = await ask(makeBrowser(server.origin), 'unknown@example.com');
  const facts = ({ status, headers, body }: typeof known) => {
    const { date: _, 'set-cookie': cookie = '', ...rest } = Object.fromEntries(headers);
    return { status, body, headers: rest, cookie: cookie.replace(/=[\w-]{43};/, '=…;') };
  };
  expect(facts(unknown)).toEqual(facts(known));
  expect(facts(known).cookie).toContain('HttpOnly; SameSite=Strict');
  const mails = [await mailbox.wait('known@example.com'), await mailbox.wait('unknown@example.com')];
  const [one, other] = mails.map((mail) => mail.text.replace(codeIn(mail), '…'));
  expect(one).toBe(other);
});

test('loginWithEmailCode does not open an account that has not confirmed the address, but takes the address from it', async () => {
  const squatter = await makeFan(server);
  await server.query(`UPDATE accounts SET email = 'squatted@example.com' WHERE id = $1`, [squatter.id]);
  const { browser, code } = await withCode('squatted@example.com');
  expect((await enter(browser, code)).body).toEqual({ outcome: 'new' });
  expect((await enter(browser, code, 'rightful')).body).toMatchObject({ user: { email: 'squatted@example.com' } });
  expect(await server.query('SELECT email FROM accounts WHERE id = $1', [squatter.id])).toEqual([{ email: null }]);
});

test('loginWithEmailCode returns 409 email_taken if another account confirms the address at the same time', async () => {
  const other = await makeFan(server);
  const { browser, code } = await withCode('contested@example.com');
  const login = await server.context.db.transaction().execute(async (confirming) => {
    await confirming
      .updateTable('accounts')
      .set({ email: 'contested@example.com', email_verified_at: new Date() })
      .where('id', '=', other.id)
      .execute();
    const started = enter(browser, code, 'contender');
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => server.query(waiting)).toHaveLength(1);
    return { started };
  });
  const { status, error } = await login.started;
  expect([status, error.code]).toEqual([409, 'email_taken']);
  // The transaction was rolled back, so the same code now opens that account.
  expect((await enter(browser, code, 'contender')).body).toMatchObject({ user: { id: other.id } });
});

test('loginWithEmailCode returns 403 account_suspended for a suspended account, and treats the address of a deleted one as new', async () => {
  const fan = await makeMember('suspended@example.com');
  await server.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [fan.id]);
  const suspended = await withCode('suspended@example.com');
  const { status, error } = await enter(suspended.browser, suspended.code);
  expect([status, error.code]).toEqual([403, 'account_suspended']);

  const leaver = await makeMember('leaver@example.com');
  const late = await withCode('leaver@example.com');
  expect((await leaver.call(api.deleteAccount, { body: {} })).status).toBe(204);
  expect(await server.query(`SELECT FROM email_codes WHERE email = 'leaver@example.com'`)).toEqual([]);
  expect((await enter(late.browser, late.code)).error.code).toBe('code_spent');
  const fresh = await withCode('leaver@example.com', 3);
  expect((await enter(fresh.browser, fresh.code)).body).toEqual({ outcome: 'new' });
});

test('requestEmailCode and loginWithEmailCode return 400 invalid_input for invalid input and 403 cross_site for a request from another site', async () => {
  const browser = makeBrowser(server.origin);
  const evil = { origin: 'https://evil.test' };
  expect((await ask(browser, 'nonsense')).error.code).toBe('invalid_input');
  expect((await ask(browser, 'fine@example.com', evil)).error.code).toBe('cross_site');
  for (const code of ['', '12345', '1234567', 'abcdef', '12 345'])
    expect((await enter(browser, code)).error.code).toBe('invalid_input');
  const reserved = await enter(browser, '123456', 'admin');
  expect(reserved.error.fields?.[0]?.code).toBe('reserved');
  const crossed = await browser.call(api.loginWithEmailCode, { body: { code: '123456' }, headers: evil });
  expect(crossed.error.code).toBe('cross_site');
});

test('the time of the proof in requestEmailCode is stored with the registration', async () => {
  const { body } = await server.call(api.createRegistrationChallenge);
  const proof = await solveProof(body.challenge);
  const browser = makeBrowser(server.origin);
  await browser.call(api.requestEmailCode, { body: { email: 'proven@example.com', proof } });
  await enter(browser, codeIn(await mailbox.wait('proven@example.com')), 'proven_by_mail');
  const { browser: other, code } = await withCode('unproven@example.com');
  await enter(other, code, 'unproven_by_mail');
  await server.context.originRecorder.flush();
  const rows = await server.query<{ proof_ms: number | null }>(
    `SELECT proof_ms FROM account_origins o JOIN accounts a ON a.id = o.account_id
     WHERE registered_by = 'email' AND username LIKE '%proven_by_mail' ORDER BY username`,
  );
  expect(rows).toEqual([{ proof_ms: expect.any(Number) as number }, { proof_ms: null }]);
});

test('requestEmailCode returns 404 mail_off on a site that sends no email, and 428 proof_required above the normal rate', async () => {
  const silent = await startServer();
  const off = await silent.call(api.requestEmailCode, { body: { email: 'a@example.com' } });
  expect([off.status, off.error.code]).toEqual([404, 'mail_off']);
  const fast = await startServer({ SMTP_URL: mailbox.url });
  for (let count = 0; count < 21; count++) await fast.context.speedometers.registrationsPerAddress.count('127.0.0.1');
  const { status, error } = await fast.call(api.requestEmailCode, { body: { email: 'a@example.com' } });
  expect([status, error.code, typeof error.challenge]).toEqual([428, 'proof_required', 'string']);
});

test('loginWithEmailCode returns 403 registration_closed for a new address when REGISTRATION=closed', async () => {
  const closed = await startServer({ SMTP_URL: mailbox.url, REGISTRATION: 'closed' });
  await startBackground(closed);
  const browser = makeBrowser(closed.origin);
  await browser.call(api.requestEmailCode, { body: { email: 'late@closed.example' } });
  const code = codeIn(await mailbox.wait('late@closed.example'));
  const { status, error } = await enter(browser, code);
  expect([status, error.code]).toEqual([403, 'registration_closed']);
});
