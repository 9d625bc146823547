import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { openMailbox, tokenIn } from '../../../test/mailbox.ts';
import { givePassword, makeCreator, makeFan, makeSession } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = await startServer({ SMTP_URL: mailbox.url });
await startBackground(server);
const silent = await startServer();
const { call } = server;
const password = 'correct horse';

async function makeMember(site = server, email?: string) {
  const fan = await makeFan(site);
  await givePassword(site, fan);
  if (email)
    await site.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, email]);
  return fan;
}

test('getAccount returns 200 and the account settings, or 401 not_signed_in without a session', async () => {
  const fan = await makeFan(server);
  const { status, body } = await fan.call(api.getAccount);
  expect(status).toBe(200);
  expect(body).toMatchObject({ email: null, isEmailConfirmed: false, pendingEmail: null, hasPassword: false });
  expect((await call(api.getAccount)).error.code).toBe('not_signed_in');
});

test('changeEmail keeps the new address pending until it is confirmed, and then sends an alert to the old address', async () => {
  const fan = await makeMember(server, 'old@example.com');
  const { status, body } = await fan.call(api.changeEmail, { body: { email: 'new@example.com', password } });
  expect([status, body.email, body.pendingEmail]).toEqual([200, 'old@example.com', 'new@example.com']);
  const mail = await mailbox.wait('new@example.com');
  expect((await fan.call(api.sendConfirmation)).status).toBe(204);
  await mailbox.wait('new@example.com', 2);
  await call(api.confirmEmail, { body: { token: tokenIn(mail) }, headers: { 'accept-language': 'es' } });
  expect((await fan.call(api.getAccount)).body).toMatchObject({
    email: 'new@example.com',
    isEmailConfirmed: true,
    pendingEmail: null,
  });
  const notification = await mailbox.wait('old@example.com');
  expect(notification.subject).toBe('Se cambió tu correo');
  expect(notification.raw).not.toContain('new@example.com');

  expect((await fan.call(api.changeEmail, { body: { email: null, password } })).body.email).toBeNull();
  expect((await mailbox.wait('new@example.com', 3)).subject).toBe('Your email address was changed');
});

test('changeEmail returns 409 last_login_method if an account without a password removes the address that it logs in with', async () => {
  const fan = await makeFan(server);
  await server.query(`UPDATE accounts SET email = 'only@example.com', email_verified_at = now() WHERE id = $1`, [
    fan.id,
  ]);
  const { status, error } = await fan.call(api.changeEmail, { body: { email: null } });
  expect([status, error.code]).toEqual([409, 'last_login_method']);
  expect((await fan.call(api.getAccount)).body.email).toBe('only@example.com');
});

test('on a site that sends no email, changeEmail returns 409 email_taken for an address that another account has, and sendConfirmation returns 404 mail_off', async () => {
  await makeMember(server, 'held@example.com');
  await makeMember(silent, 'held@example.com');
  const loud = await makeMember();
  const quiet = await makeMember(silent);
  const body = { email: 'HELD@example.com', password };
  expect((await loud.call(api.changeEmail, { body })).status).toBe(200);
  const taken = await quiet.call(api.changeEmail, { body });
  expect([taken.status, taken.error.code]).toEqual([409, 'email_taken']);
  const free = await quiet.call(api.changeEmail, { body: { email: 'free@example.com', password } });
  expect(free.body).toMatchObject({ email: 'free@example.com', pendingEmail: null, isEmailConfirmed: false });
  const off = await quiet.call(api.sendConfirmation);
  expect([off.status, off.error.code]).toEqual([404, 'mail_off']);
});

test('sendConfirmation returns 401 not_signed_in without a session, 403 cross_site for a request from another site, and 429 too_many_requests after too many requests', async () => {
  const fan = await makeMember();
  expect((await call(api.sendConfirmation)).error.code).toBe('not_signed_in');
  expect((await fan.call(api.sendConfirmation, { headers: { origin: 'https://evil.test' } })).error.code).toBe(
    'cross_site',
  );
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 12; attempt++) codes.push((await fan.call(api.sendConfirmation)).error?.code);
  expect(codes).toContain('too_many_requests');
});

test('changePassword ends every session and starts a new one for the browser that made the request', async () => {
  const fan = await makeMember(server, 'careful@example.com');
  const other = createCaller(server.origin, await makeSession(server, fan.id));
  expect((await other.call(api.getUser)).status).toBe(200);
  const body = { password, newPassword: 'a better password' };
  const { status, headers } = await fan.call(api.changePassword, { body });
  expect(status).toBe(204);
  expect((await other.call(api.getUser)).status).toBe(401);
  expect((await fan.call(api.getUser)).status).toBe(401);
  const renewed = createCaller(server.origin, headers.getSetCookie()[0]?.split(';')[0]);
  expect((await renewed.call(api.getUser)).body.id).toBe(fan.id);
  expect((await call(api.login, { body: { username: fan.username, password: 'a better password' } })).status).toBe(200);
  expect((await mailbox.wait('careful@example.com')).subject).toBe('Your password was changed');
});

test('changePassword cancels a pending email change', async () => {
  const fan = await makeMember(server, 'owner@example.com');
  await fan.call(api.changeEmail, { body: { email: 'thief@example.com', password } });
  const token = tokenIn(await mailbox.wait('thief@example.com'));
  await fan.call(api.changePassword, { body: { password, newPassword: 'a better password' } });
  expect((await call(api.confirmEmail, { body: { token } })).error.code).toBe('mail_link_spent');
  expect(await server.query('SELECT email, pending_email FROM accounts WHERE id = $1', [fan.id])).toEqual([
    { email: 'owner@example.com', pending_email: null },
  ]);
});

test('on an HTTPS site, changePassword returns 400 password_too_common for a common password', async () => {
  const secure = await startServer({ BASE_URL: 'https://upnext.example' });
  const fan = await makeMember(secure);
  const body = { password, newPassword: '123456' };
  const { status, error } = await fan.call(api.changePassword, { body });
  expect([status, error.code]).toEqual([400, 'password_too_common']);
});

const asked = [
  [api.changeEmail, { email: 'x@example.com' }, { email: 'nonsense' }],
  [api.changePassword, { newPassword: 'good enough' }, { newPassword: 'x' }],
  [api.changeUsername, { username: 'some-new-name' }, { username: 'admin' }],
  [api.deleteAccount, {}, { password: 7 }],
] as const;

test('changeEmail, changePassword, changeUsername and deleteAccount return 400 invalid_input for an invalid body, 401 not_signed_in without a session, 403 wrong_password for a missing or wrong password, 403 cross_site for a request from another site, and 403 sign_in_again if the account has no password and the login is not recent', async () => {
  const stale = await makeFan(server);
  await server.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE account_id = $1`, [
    stale.id,
  ]);
  for (const [endpoint, body, invalid] of asked) {
    const member = await makeMember();
    const code = async (who: Pick<typeof member, 'call'>, what: object, headers = {}) =>
      (await who.call(endpoint as typeof api.deleteAccount, { body: what, headers })).error.code;
    expect(await code(member, { password, ...invalid }), endpoint.path).toBe('invalid_input');
    expect(await code(member, { ...body, password: 'not this one' }), endpoint.path).toBe('wrong_password');
    expect(await code(member, body), endpoint.path).toBe('wrong_password');
    expect(await code(member, { ...body, password }, { 'x-requested-with': '' }), endpoint.path).toBe('cross_site');
    expect(await code(stale, body), endpoint.path).toBe('sign_in_again');
    expect(await code(server, { ...body, password }), endpoint.path).toBe('not_signed_in');
  }
  const left = await server.query('SELECT username FROM accounts WHERE id = $1 AND deleted_at IS NULL', [stale.id]);
  expect(left).toEqual([{ username: stale.username }]);
});

test('an account without a password needs only a recent login to change its email or username, set a password or be deleted', async () => {
  const fan = await makeFan(server);
  expect((await fan.call(api.changeEmail, { body: { email: 'first@example.com' } })).status).toBe(200);
  expect((await fan.call(api.changeUsername, { body: { username: 'no_password_yet' } })).status).toBe(200);
  const { status, headers } = await fan.call(api.changePassword, { body: { newPassword: password } });
  expect(status).toBe(204);
  expect((await call(api.login, { body: { username: 'no_password_yet', password } })).body.id).toBe(fan.id);
  const renewed = createCaller(server.origin, headers.getSetCookie()[0]?.split(';')[0]);
  expect((await renewed.call(api.deleteAccount, { body: {} })).error.code).toBe('wrong_password');
  const leaver = await makeFan(server);
  expect((await leaver.call(api.deleteAccount, { body: {} })).status).toBe(204);
});

test('exportAccount returns all data stored about the account, 401 not_signed_in without a session, and 429 too_many_requests after too many requests', async () => {
  const creator = await makeCreator(server);
  const fan = await makeMember(server, 'curious@example.com');
  await fan.call(api.changeUsername, { body: { username: 'curious_one', password } });
  const ids: number[] = [];
  for (let index = 0; index < 3; index++) ids.push(await makeIdea(server, creator));
  // Creates more votes than fit on one page of the export. Some have the same timestamp.
  await server.query(
    `INSERT INTO votes (creator_id, idea_id, account_id, voted_at) SELECT $1, i.id, $2, '2026-01-01' FROM ideas i WHERE i.creator_id = $1`,
    [creator.id, fan.id],
  );
  await server.query(
    `WITH more AS (
       INSERT INTO ideas (creator_id, board_id, title, created_at)
       SELECT $1, b.id, 'Idea ' || n, now() FROM boards b, generate_series(1, 1200) n WHERE b.creator_id = $1 RETURNING id)
     INSERT INTO votes (creator_id, idea_id, account_id) SELECT $1, id, $2 FROM more`,
    [creator.id, fan.id],
  );
  await makeIdea(server, creator, { title: 'Suggested', status: 'pending', suggestedBy: fan.id });
  await server.query(
    `INSERT INTO identities (issuer, subject, account_id) VALUES ('https://id.example', 'me there', $1)`,
    [fan.id],
  );
  const { status, body, headers } = await fan.call(api.exportAccount);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="upnext-curious_one.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(() => api.exportAccount.reply.parse(body)).not.toThrow();
  expect(body.account).toMatchObject({ username: 'curious_one', email: 'curious@example.com' });
  expect(body.account.formerUsernames.map(({ name }) => name)).toEqual([fan.username]);
  expect(new Set(body.votes.map(({ ideaId }) => ideaId)).size).toBe(1203);
  expect(body.votes).toHaveLength(1203);
  expect(body.suggestions.map(({ title }) => title)).toEqual(['Suggested']);
  expect(body.signInMethods).toMatchObject({
    providers: [{ issuer: 'https://id.example', subject: 'me there' }],
    passkeys: [],
    recoveryCodesLeft: 0,
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|token_hash/);
  const own = await creator.call(api.exportAccount);
  expect(own.body.ideas).toHaveLength(1204);
  expect((await call(api.exportAccount)).error.code).toBe('not_signed_in');
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 12; attempt++) codes.push((await creator.call(api.exportAccount)).error.code);
  expect(codes).toContain('too_many_requests');
});
