import { api } from '@upnext/contract/api';
import { limits, normalSpeeds } from '@upnext/contract/limits';
import { afterAll, expect, test } from 'vitest';

import { codeIn, openMailbox } from '../../../test/mailbox.ts';
import { makeFan } from '../../../test/make-account.ts';
import { makeBrowser, type TestBrowser } from '../../../test/make-browser.ts';
import { makeEmailCode } from '../../../test/make-email-code.ts';
import { solveProof } from '../../../test/solve-proof.ts';
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

const ask = (browser: TestBrowser, email: string) => browser.call(api.requestEmailCode, { body: { email } });
const enter = (browser: TestBrowser, code: string) => browser.call(api.loginWithEmailCode, { body: { code } });

/** Requests a code in a new browser and reads it from the email. */
async function withCode(email: string, count = 1): Promise<{ browser: TestBrowser; code: string }> {
  const browser = makeBrowser(server.origin);
  expect((await ask(browser, email)).status).toBe(204);
  return { browser, code: codeIn(await mailbox.wait(email, count)) };
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('loginWithEmailCode returns 403 wrong_code for four wrong guesses and 410 code_spent from the fifth on, even for the right code', async () => {
  await makeMember('guessed@example.com');
  const { browser, code } = await withCode('guessed@example.com');
  const codes = [];
  for (let guess = 0; guess <= limits.emailCodeTries; guess++) {
    const { status, error } = await enter(browser, wrongCode(code));
    codes.push(`${status} ${error.code}`);
  }
  expect(codes).toEqual([...Array.from({ length: 4 }, () => '403 wrong_code'), '410 code_spent', '410 code_spent']);
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
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(makeBrowser(server.origin, cookie), code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await server.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toHaveLength(2);
});

test('a code does not work in another browser, and only the newest code of a browser works', async () => {
  await makeMember('bound@example.com');
  const { browser, code } = await withCode('bound@example.com');
  expect((await enter(makeBrowser(server.origin), code)).error.code).toBe('code_spent');
  const other = await withCode('bound@example.com', 2);
  expect((await enter(other.browser, code)).error.code).toBe('wrong_code');
  await ask(browser, 'bound@example.com');
  const newest = codeIn(await mailbox.wait('bound@example.com', 3));
  expect((await enter(browser, code)).error.code).toBe('wrong_code');
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

test('at most five codes an hour and ten a day are sent to one mailbox, in all its spellings', async () => {
  const ask6 = async () => {
    const statuses = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await ask(makeBrowser(server.origin), `Bombed+${count}@example.com`)).status);
    return statuses;
  };
  const twoHoursAgo = `UPDATE email_codes SET created_at = created_at - interval '2 hours' WHERE email ILIKE 'bombed%'`;
  expect(await ask6()).toEqual([204, 204, 204, 204, 204, 429]);
  await server.query(twoHoursAgo);
  expect(await ask6()).toEqual([204, 204, 204, 204, 204, 429]);
  await server.query(twoHoursAgo);
  expect((await ask(makeBrowser(server.origin), 'bombed@example.com')).error.code).toBe('too_many_requests');
});

test('a browser that has logged in to the account gets codes after strangers have used up those of the mailbox', async () => {
  await makeMember('locked-out@example.com');
  const { browser, code } = await withCode('locked-out@example.com');
  expect((await enter(browser, code)).status).toBe(200);
  await browser.call(api.logout);
  const strangers = [];
  for (let count = 0; count < 5; count++)
    strangers.push((await ask(makeBrowser(server.origin), 'locked-out@example.com')).status);
  expect(strangers).toEqual([204, 204, 204, 204, 429]);
  const owners = [];
  for (let count = 0; count < 6; count++) owners.push((await ask(browser, 'locked-out@example.com')).status);
  expect(owners).toEqual([204, 204, 204, 204, 204, 429]);
  // The cookie of this account is worth nothing for another one.
  await makeMember('other-account@example.com');
  for (let count = 0; count < 5; count++) await ask(makeBrowser(server.origin), 'other-account@example.com');
  expect((await ask(browser, 'other-account@example.com')).status).toBe(429);
});

test('wrong codes count as failed logins: above the normal rate, loginWithEmailCode returns 428 proof_required, even for the right code', async () => {
  const strict = await startServer({ SMTP_URL: mailbox.url });
  const guesser = async (email: string) => makeBrowser(strict.origin, await makeEmailCode(strict, email, '111111'));
  const guesses = normalSpeeds.failedLoginsPerAddress.free;
  for (let guess = 0; guess < guesses; guess += limits.emailCodeTries) {
    const browser = await guesser(`victim${guess}@example.com`);
    for (let count = 0; count < limits.emailCodeTries; count++) await enter(browser, '222222');
  }
  const browser = await guesser('next@example.com');
  const { status, error } = await enter(browser, '111111');
  expect([status, error.code, typeof error.challenge]).toEqual([428, 'proof_required', 'string']);
  const wrongPassword = { username: 'anybody', password: 'wrong one' };
  expect((await strict.call(api.login, { body: wrongPassword })).error.code).toBe('proof_required');
  const proof = await solveProof(error.challenge);
  expect((await browser.call(api.loginWithEmailCode, { body: { code: '111111', proof } })).body).toEqual({
    outcome: 'new',
  });
});

test('right codes and codes that are not compared do not count as failed logins', async () => {
  const strict = await startServer({ SMTP_URL: mailbox.url });
  const browser = makeBrowser(strict.origin, await makeEmailCode(strict, 'careful@example.com', '111111'));
  for (let count = 0; count < 3; count++) expect((await enter(browser, '111111')).body).toEqual({ outcome: 'new' });
  await strict.query('UPDATE email_codes SET expires_at = now()');
  expect((await enter(browser, '222222')).error.code).toBe('code_spent');
  expect(await strict.context.speedometers.failedLoginsPerAddress.read('127.0.0.1')).toBe(0);
});

test('removeOldCodes deletes the codes of the day before', async () => {
  await ask(makeBrowser(server.origin), 'old@example.com');
  await ask(makeBrowser(server.origin), 'young@example.com');
  await server.query(`UPDATE email_codes SET created_at = now() - interval '25 hours' WHERE email = 'old@example.com'`);
  await removeOldCodes(server.context.db);
  const left = `SELECT email FROM email_codes WHERE email IN ('old@example.com', 'young@example.com')`;
  expect(await server.query(left)).toEqual([{ email: 'young@example.com' }]);
});
