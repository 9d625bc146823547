import { api } from '@upnext/contract/api';
import { sql, type Transaction } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { openMailbox, tokenIn } from '../../../test/mailbox.ts';
import { givePassword, makeFan, makeSession } from '../../../test/make-account.ts';
import { makeMailToken } from '../../../test/make-mail-token.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import type { Mailer } from '../../platform/mail/connect.ts';
import { hashToken } from '../../platform/token.ts';
import type { Tables } from '../../tables.ts';
import { removeOldTokens } from './remove-old-tokens.ts';
import { sendReset } from './send-reset.ts';
import { spendToken } from './sql.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = await startServer({
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Upnext <hello@upnext.test>',
  LIMIT_SCALE: '100',
});
await startBackground(server);
const { call } = server;
const password = 'a password of my own';

async function makeMember(email: string) {
  const fan = await makeFan(server);
  await givePassword(server, fan);
  await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, email]);
  return fan;
}

async function forget(email: string, count = 1): Promise<string> {
  expect((await call(api.requestPasswordReset, { body: { email } })).status).toBe(204);
  return tokenIn(await mailbox.wait(email, count));
}

test('getSite returns whether the site sends email', async () => {
  expect((await call(api.getSite)).body).toMatchObject({ sendsMail: true, canVerify: true });
  expect((await (await startServer()).call(api.getSite)).body).toMatchObject({ sendsMail: false, canVerify: false });
});

test('requestPasswordReset emails a link that resets the password once and ends every session', async () => {
  const fan = await makeMember('forgetful@example.com');
  const other = createCaller(server.origin, await makeSession(server, fan.id));
  expect((await other.call(api.getUser)).status).toBe(200);
  const token = await forget('Forgetful@example.com'.toLowerCase());
  const [stored] = await server.query<{ token_hash: Buffer }>('SELECT token_hash FROM email_tokens');
  expect(stored?.token_hash).toHaveLength(32);

  expect((await call(api.resetPassword, { body: { token, password } })).status).toBe(204);
  expect((await fan.call(api.getUser)).status).toBe(401);
  expect((await other.call(api.getUser)).status).toBe(401);
  expect((await call(api.login, { body: { username: fan.username, password: 'correct horse' } })).status).toBe(401);
  expect((await call(api.login, { body: { username: fan.username, password } })).status).toBe(200);
  const again = await call(api.resetPassword, { body: { token, password: 'a third password' } });
  expect([again.status, again.error.code]).toEqual([410, 'mail_link_spent']);
  const notification = await mailbox.wait('forgetful@example.com', 2);
  expect(notification.subject).toBe('Your password was changed');
});

test('login creates no session if the password changes after login has verified it', async () => {
  const fan = await makeMember('racer@example.com');
  const login = await server.context.db.transaction().execute(async (replacing) => {
    await sql`SELECT FROM accounts WHERE id = ${fan.id} FOR UPDATE`.execute(replacing);
    const started = call(api.login, { body: { username: fan.username, password: 'correct horse' } });
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => server.query(waiting)).toHaveLength(1);
    await sql`UPDATE accounts SET password_hash = 'another' WHERE id = ${fan.id}`.execute(replacing);
    await sql`DELETE FROM sessions WHERE account_id = ${fan.id}`.execute(replacing);
    return { started };
  });
  expect((await login.started).error.code).toBe('wrong_credentials');
  expect(await server.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toEqual([]);
});

test('of twenty concurrent resetPassword calls with the same token, only one changes the password', async () => {
  await makeMember('raced@example.com');
  const token = await forget('raced@example.com');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(api.resetPassword, { body: { token, password } })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a token that has been used is invalid even in a transaction that started before its use', async () => {
  await makeMember('early@example.com');
  const tokenHash = hashToken(await forget('early@example.com'));
  const spend = (transaction: Transaction<Tables>) => spendToken(transaction, tokenHash, 'reset-password');
  const { db } = server.context;
  const second = await db.transaction().execute(async (early) => {
    await sql`SELECT now()`.execute(early);
    expect(await db.transaction().execute(spend)).toMatchObject({ email: 'early@example.com' });
    return await spend(early);
  });
  expect(second).toBeUndefined();
});

test('resetPassword returns 410 mail_link_spent for an expired token, an unknown token, a confirmation token, and a token sent to an address that has since been changed', async () => {
  const fan = await makeMember('late@example.com');
  const old = await makeMailToken(server, fan.id, 'reset-password', 'late@example.com');
  await server.query(`UPDATE email_tokens SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [
    fan.id,
  ]);
  const tokens = [
    old,
    'x'.repeat(43),
    await makeMailToken(server, fan.id, 'confirm-email', 'late@example.com'),
    await makeMailToken(server, fan.id, 'reset-password', 'former@example.com'),
  ];
  for (const token of tokens)
    expect((await call(api.resetPassword, { body: { token, password } })).error.code).toBe('mail_link_spent');
  const [lifetime] = await server.query<{ minutes: number }>(
    `SELECT extract(epoch FROM max(expires_at - created_at))::int / 60 AS minutes FROM email_tokens
     WHERE purpose = 'reset-password'`,
  );
  expect(lifetime?.minutes).toBe(10);
});

test('for an unknown address, requestPasswordReset returns the same response as for a known one but sends no email', async () => {
  await makeMember('somebody@example.com');
  const known = await call(api.requestPasswordReset, { body: { email: 'somebody@example.com' } });
  const unknown = await call(api.requestPasswordReset, { body: { email: 'unknown@example.com' } });
  const facts = ({ status, headers, body }: typeof known) => {
    const { date: _, ...rest } = Object.fromEntries(headers);
    return { status, body, headers: rest };
  };
  expect(facts(unknown)).toEqual(facts(known));
  await mailbox.wait('somebody@example.com');
  await expect.poll(() => server.query(`SELECT FROM graphile_worker.jobs`)).toEqual([]);
  expect(mailbox.mails.filter(({ to }) => to.includes('unknown@example.com'))).toEqual([]);
});

test('at most five password reset emails per hour are sent to one address', async () => {
  await makeMember('bombed@example.com');
  for (let attempt = 0; attempt < 8; attempt++)
    await call(api.requestPasswordReset, { body: { email: 'bombed@example.com' } });
  await expect.poll(() => server.query(`SELECT FROM graphile_worker.jobs`)).toEqual([]);
  expect(mailbox.mails.filter(({ to }) => to.includes('bombed@example.com'))).toHaveLength(5);
});

test('a password reset email that could not be sent does not count toward the hourly limit', async () => {
  const fan = await makeMember('outage@example.com');
  const mailer = { send: () => Promise.reject(new Error('connection refused')) } as unknown as Mailer;
  const work = { pool: server.context.pool, db: server.context.db, origin: server.origin, mailer };
  const payload = { email: 'outage@example.com', language: 'en', until: new Date(Date.now() + 60_000).toISOString() };
  for (let attempt = 0; attempt < 6; attempt++)
    await expect(sendReset(work, payload)).rejects.toThrow('connection refused');
  expect(await server.query('SELECT FROM email_tokens WHERE account_id = $1', [fan.id])).toEqual([]);
});

test('register keeps the email address pending until it is confirmed, and does not reveal whether another account has it', async () => {
  await makeMember('taken@example.com');
  const fresh = await call(api.register, { body: { username: 'fresh', password, email: 'Fresh@example.com' } });
  const squat = await call(api.register, { body: { username: 'squat', password, email: 'taken@example.com' } });
  expect([fresh.status, squat.status]).toEqual([201, 201]);
  expect([fresh.body.email, squat.body.email]).toEqual([null, null]);
  const mail = await mailbox.wait('Fresh@example.com');
  expect(mail.html).toContain(`http://upnext.test/auth/confirm-email#${tokenIn(mail)}`);
  expect((await call(api.confirmEmail, { body: { token: tokenIn(mail) } })).status).toBe(204);
  const [row] = await server.query(
    'SELECT email, pending_email, email_verified_at IS NOT NULL AS ok FROM accounts WHERE id = $1',
    [fresh.body.id],
  );
  expect(row).toEqual({ email: 'Fresh@example.com', pending_email: null, ok: true });
  const again = await call(api.confirmEmail, { body: { token: tokenIn(mail) } });
  expect([again.status, again.error.code]).toEqual([410, 'mail_link_spent']);
});

test('confirmEmail returns 409 email_taken for an address that another account has confirmed, and removes an address from another account that has not confirmed it', async () => {
  await makeMember('proven@example.com');
  const squatter = await makeFan(server);
  await server.query(`UPDATE accounts SET email = 'mine@example.com' WHERE id = $1`, [squatter.id]);
  const fan = await makeFan(server);
  const confirm = async (address: string) => {
    await server.query('UPDATE accounts SET pending_email = $2 WHERE id = $1', [fan.id, address]);
    const token = await makeMailToken(server, fan.id, 'confirm-email', address);
    return await call(api.confirmEmail, { body: { token } });
  };
  const taken = await confirm('proven@example.com');
  expect([taken.status, taken.error.code]).toEqual([409, 'email_taken']);
  expect((await confirm('mine@example.com')).status).toBe(204);
  expect((await squatter.call(api.getUser)).body.email).toBeNull();
});

test('requestPasswordReset, resetPassword and confirmEmail return 400 invalid_input for an invalid body and 403 cross_site for a request from another site', async () => {
  const headers = { origin: 'https://evil.test' };
  const token = 'x'.repeat(43);
  const answers = [
    await call(api.requestPasswordReset, { body: { email: 'nonsense' } }),
    await call(api.resetPassword, { body: { token: 'short', password: 'short' } }),
    await call(api.confirmEmail, { body: { token: '' } }),
    await call(api.requestPasswordReset, { body: { email: 'a@example.com' }, headers }),
    await call(api.resetPassword, { body: { token, password }, headers }),
    await call(api.confirmEmail, { body: { token }, headers }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual([
    ...Array<string>(3).fill('invalid_input'),
    ...Array<string>(3).fill('cross_site'),
  ]);
});

test('on an HTTPS site, resetPassword returns 400 password_too_common for a common password', async () => {
  const secure = await startServer({ BASE_URL: 'https://upnext.example', SMTP_URL: mailbox.url });
  const { status, error } = await secure.call(api.resetPassword, {
    body: { token: 'x'.repeat(43), password: '123456' },
  });
  expect([status, error.code]).toEqual([400, 'password_too_common']);
});

test('requestPasswordReset returns 404 mail_off on a site that sends no email', async () => {
  const plain = await startServer();
  const { status, error } = await plain.call(api.requestPasswordReset, { body: { email: 'a@example.com' } });
  expect([status, error.code]).toEqual([404, 'mail_off']);
});

test('requestPasswordReset returns 429 too_many_requests after too many requests for one email address, and resetPassword and confirmEmail return it after too many requests from one IP address', async () => {
  const strict = await startServer({ SMTP_URL: mailbox.url });
  const email = { body: { email: 'often@example.com' } };
  const token = 'x'.repeat(43);
  const codes = async (attempt: () => Promise<{ error?: { code: string } }>, times: number) => {
    const seen = [];
    for (let index = 0; index < times; index++) seen.push((await attempt()).error?.code);
    return seen;
  };
  expect(await codes(() => strict.call(api.requestPasswordReset, email), 8)).toContain('too_many_requests');
  const tries = await codes(() => strict.call(api.resetPassword, { body: { token, password } }), 62);
  expect([tries[0], tries.at(-1)]).toEqual(['mail_link_spent', 'too_many_requests']);
  expect(await codes(() => strict.call(api.confirmEmail, { body: { token } }), 62)).toContain('too_many_requests');
});

test('removeOldTokens deletes tokens that were created three days ago', async () => {
  await server.query(`UPDATE email_tokens SET created_at = now() - interval '3 days'`);
  await removeOldTokens(server.context.db);
  expect(await server.query('SELECT FROM email_tokens')).toEqual([]);
});
