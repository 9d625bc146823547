import { Writable } from 'node:stream';

import { api } from '@upnext/contract/api';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';

import { createCaller } from '../../test/call.ts';
import { webhookUrl } from '../../test/discord-receiver.ts';
import { codeIn, openMailbox, tokenIn } from '../../test/mailbox.ts';
import { givePassword, makeCreator, makeFan } from '../../test/make-account.ts';
import { makeBrowser } from '../../test/make-browser.ts';
import { startBackground } from '../../test/start-background.ts';
import { startServer } from '../../test/start-server.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
let written = '';
const memory = new Writable({
  write(chunk: Buffer, _encoding, done) {
    written += chunk.toString();
    done();
  },
});
const log = pino({ level: 'trace' }, memory);
const smtpUrl = mailbox.url.replace('//', '//mailer:canary-of-smtp@');
const server = await startServer({ SMTP_URL: smtpUrl }, undefined, log);
await startBackground(server, log);
const { call } = server;

test("the log line about a deleted account contains the account's id but not its username", async () => {
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  expect((await fan.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  const line = written.split('\n').find((one) => one.includes('"account deleted"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ level: 30, accountId: fan.id });
  expect(line).not.toContain(fan.username);
});

test('emailed login codes and the cookie that they work with do not appear in the log at any level', async () => {
  const browser = makeBrowser(server.origin);
  await browser.call(api.requestEmailCode, { body: { email: 'code-canary@example.com' } });
  const code = codeIn(await mailbox.wait('code-canary@example.com'));
  const token = browser.cookies.get('email-code') ?? '';
  for (const username of [undefined, 'code-canary'])
    await browser.call(api.loginWithEmailCode, { body: { code, ...(username !== undefined && { username }) } });
  expect((await browser.call(api.getUser)).body.username).toBe('code-canary');
  await expect.poll(() => written).toContain('send-email-code');
  expect(token).toHaveLength(43);
  expect(written).not.toContain(token);
  expect(written).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
});

test('the token of a Discord webhook does not appear in the log or in the job, not even if Discord can’t be reached', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.connectDiscord, { body: { url: webhookUrl } });
  await creator.call(api.connectDiscord, { body: { url: `${webhookUrl}?canary` } });
  await creator.call(api.testDiscord);
  const jobs = () =>
    server.query<{ last_error: string | null }>(
      `SELECT last_error, row_to_json(j)::text FROM graphile_worker._private_jobs j WHERE key LIKE 'discord-post-%'`,
    );
  await expect.poll(async () => (await jobs())[0]?.last_error).toEqual(expect.any(String));
  const token = webhookUrl.split('/').at(-1) ?? '';
  expect(token).toHaveLength(68);
  expect(written).toContain('send-discord-post');
  expect(written + JSON.stringify(await jobs())).not.toContain(token);
});

test('passwords, session tokens and email tokens do not appear in the log at any level, not even after failures', async () => {
  const [first, second, third] = ['canary-password-1', 'canary-password-2', 'canary-password-3'];
  const email = 'canary@example.com';
  const { headers } = await call(api.register, { body: { username: 'canary', password: first, email } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const confirmation = tokenIn(await mailbox.wait(email));
  await call(api.confirmEmail, { body: { token: confirmation } });
  await call(api.requestPasswordReset, { body: { email } });
  const reset = tokenIn(await mailbox.wait(email, 2));
  await createCaller(server.origin, cookie).call(api.changePassword, {
    body: { password: first, newPassword: second },
  });
  expect((await call(api.resetPassword, { body: { token: reset, password: third } })).status).toBe(204);
  await call(api.resetPassword, { body: { token: reset, password: third } });
  await call(api.login, { body: { username: 'canary', password: second } });
  // Secrets must not be logged after failures either: here, a statement that can't run and a mail server that is down.
  await server.query('ALTER TABLE accounts RENAME COLUMN password_hash TO gone');
  expect((await call(api.login, { body: { username: 'canary', password: third } })).status).toBe(500);
  await server.query('ALTER TABLE accounts RENAME COLUMN gone TO password_hash');
  await mailbox.close();
  await call(api.requestPasswordReset, { body: { email } });
  await expect.poll(() => written).toContain('send-reset');

  expect(written).toContain('request failed');
  const secrets = [first, second, third, confirmation, reset, cookie.split('=')[1] ?? '', 'canary-of-smtp'];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(written).not.toContain(secret);
  }
});
