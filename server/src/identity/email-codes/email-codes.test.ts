import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { afterAll, expect, test } from 'vitest';

import { codeIn, openMailbox } from '../../../test/mailbox.ts';
import { makeFan } from '../../../test/make-account.ts';
import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { removeOldCodes } from './remove-old-codes.ts';

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

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('loginWithEmailCode returns 200 and logs in to the account with the address, once per code', async () => {
  const fan = await makeMember('Returning@example.com');
  const { browser, code } = await withCode('returning@example.com');
  expect(code).toMatch(/^\d{6}$/);
  const { status, body } = await enter(browser, code);
  expect([status, body]).toEqual([200, { outcome: 'signed_in', user: expect.objectContaining({ id: fan.id }) as object }]);
  expect((await browser.call(api.getUser)).body.username).toBe(fan.username);
  const again = await enter(browser, code);
  expect([again.status, again.error.code]).toEqual([410, 'code_spent']);
});

test('with an unknown address, loginWithEmailCode asks for a username and registers a verified account without a password', async () => {
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

test('loginWithEmailCode returns 403 wrong_code for four wrong guesses and 410 code_spent from the fifth on, even for the right code', async () => {
  await makeMember('guessed@example.com');
  const { browser, code } = await withCode('guessed@example.com');
  const codes = [];
  for (let guess = 0; guess < limits.emailCodeTries; guess++) {
    const { status, error } = await enter(browser, wrongCode(code));
    codes.push(`${status} ${error.code}`);
  }
  expect(codes).toEqual([...Array.from({ length: 4 }, () => '403 wrong_code'), '410 code_spent']);
  expect((await enter(browser, code)).error.code).toBe('code_spent');
  // A new code works.
  expect((await ask(browser, 'guessed@example.com')).status).toBe(204);
  expect((await enter(browser, codeIn(await mailbox.wait('guessed@example.com', 2)))).status).toBe(200);
});

test('of fifty concurrent guesses, at most five are compared', async () => {
  await makeMember('stormed@example.com');
  const { browser, code } = await withCode('stormed@example.com');
  await Promise.all(Array.from({ length: 50 }, () => enter(browser, wrongCode(code))));
  const rows = await server.query(`SELECT tries_left FROM email_codes WHERE email = 'stormed@example.com'`);
  expect(rows).toEqual([{ tries_left: 0 }]);
});

test('of twenty concurrent logins with the same code, one succeeds', async () => {
  const fan = await makeMember('raced@example.com');
  const { browser, code } = await withCode('raced@example.com');
  const { cookies } = browser;
  const cookie = `email-code=${cookies.get('email-code')}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => enter(makeBrowser(server.origin, cookie), code)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  expect(await server.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toHaveLength(2);
});

test('a code does not work in another browser, and only the newest code of a browser works', async () => {
  await makeMember('bound@example.com');
  const { browser, code } = await withCode('bound@example.com');
  expect((await enter(makeBrowser(server.origin), code)).error.code).toBe('code_spent');
  const other = await withCode('bound@example.com', 2);
  if (other.code !== code) expect((await enter(other.browser, code)).error.code).toBe('wrong_code');
  await ask(browser, 'bound@example.com');
  const newest = codeIn(await mailbox.wait('bound@example.com', 3));
  if (newest !== code) expect((await enter(browser, code)).error.code).toBe('wrong_code');
  expect((await enter(browser, newest)).status).toBe(200);
});

test('loginWithEmailCode returns 410 code_spent after ten minutes', async () => {
  await makeMember('slow@example.com');
  const { browser, code } = await withCode('slow@example.com');
  const [row] = await server.query<{ minutes: number }>(
    `UPDATE email_codes SET expires_at = now() - interval '1 second' WHERE email = 'slow@example.com'
     RETURNING extract(epoch FROM (SELECT e.expires_at - e.created_at FROM email_codes e WHERE email = 'slow@example.com'))::int / 60 AS minutes`,
  );
  expect(row?.minutes).toBe(10);
  expect((await enter(browser, code)).error.code).toBe('code_spent');
});

test('a newcomer has ten more minutes for the username, but not more than 30 in total', async () => {
  const { browser, code } = await withCode('thinking@example.com');
  const age = async (minutes: number) => {
    await server.query(
      `UPDATE email_codes SET created_at = now() - make_interval(mins => $1) WHERE email = 'thinking@example.com'`,
      [minutes],
    );
    expect((await enter(browser, code)).body).toEqual({ outcome: 'new' });
    const [row] = await server.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM email_codes WHERE email = 'thinking@example.com'`,
    );
    return row?.minutes;
  };
  expect(await age(9)).toBe(10);
  expect(await age(25)).toBe(5);
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
  expect(reserved.error.fields?.[0]?.code).toBe('username.reserved');
  const crossed = await browser.call(api.loginWithEmailCode, { body: { code: '123456' }, headers: evil });
  expect(crossed.error.code).toBe('cross_site');
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

test('at most five codes an hour and twenty a day are sent to one address, in any letter case', async () => {
  const statuses = [];
  for (let count = 0; count < 7; count++)
    statuses.push((await ask(makeBrowser(server.origin), count % 2 ? 'bombed@example.com' : 'Bombed@Example.com')).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  const twoHoursAgo = `UPDATE email_codes SET created_at = created_at - interval '2 hours' WHERE lower(email) = 'bombed@example.com'`;
  for (let hour = 0; hour < 3; hour++) {
    await server.query(twoHoursAgo);
    for (let count = 0; count < 5; count++)
      expect((await ask(makeBrowser(server.origin), 'bombed@example.com')).status).toBe(204);
  }
  await server.query(twoHoursAgo);
  expect((await ask(makeBrowser(server.origin), 'bombed@example.com')).error.code).toBe('too_many_requests');
});

test('removeOldCodes deletes the codes of the day before', async () => {
  await ask(makeBrowser(server.origin), 'old@example.com');
  await ask(makeBrowser(server.origin), 'young@example.com');
  await server.query(`UPDATE email_codes SET created_at = now() - interval '25 hours' WHERE email = 'old@example.com'`);
  await removeOldCodes(server.context.db);
  const left = `SELECT email FROM email_codes WHERE email IN ('old@example.com', 'young@example.com')`;
  expect(await server.query(left)).toEqual([{ email: 'young@example.com' }]);
});
