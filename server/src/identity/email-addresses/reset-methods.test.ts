import { api } from '@upnext/contract/api';
import { rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeFan } from '../../../test/make-account.ts';
import { makeMailToken } from '../../../test/make-mail-token.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const { call } = server;
const password = 'something new';

/** An account with an old and a new passkey, a linked provider and recovery codes. */
async function makeMember(email: string) {
  const fan = await makeFan(server);
  await server.query('UPDATE accounts SET email = $2 WHERE id = $1', [fan.id, email]);
  await server.query(
    `INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name, created_at)
     SELECT sha256((name || $1)::bytea), $1::bigint, '', 0, '{}', name, now() - age
     FROM (VALUES ('Old phone', interval '31 days'), ('New tablet', interval '29 days')) AS v (name, age)`,
    [fan.id],
  );
  await server.query(
    `INSERT INTO identities (issuer, subject, account_id, created_at) VALUES ('https://id.example', $1::bigint::text, $1::bigint, now() - interval '1 year')`,
    [fan.id],
  );
  await server.query(
    `INSERT INTO recovery_codes (account_id, code_hash) SELECT $1, sha256(n::text::bytea) FROM generate_series(1, 10) n`,
    [fan.id],
  );
  return { ...fan, token: await makeMailToken(server, fan.id, 'reset-password', email) };
}

async function namesOf(accountId: number): Promise<string[]> {
  const rows = await server.query<{ name: string }>(
    `SELECT name FROM passkeys WHERE account_id = $1 UNION ALL SELECT issuer FROM identities WHERE account_id = $1
     UNION ALL SELECT DISTINCT 'codes' FROM recovery_codes WHERE account_id = $1`,
    [accountId],
  );
  return rows.map(({ name }) => name).toSorted();
}

test('listResetMethods returns 200 and the other login methods, marks those added in the last 30 days, and leaves the token valid', async () => {
  const { token } = await makeMember('listed@example.com');
  for (let time = 0; time < 2; time++) {
    const { status, body } = await call(api.listResetMethods, { body: { token } });
    expect([status, body.map(({ kind, name, isRecent }) => [kind, name, isRecent])]).toEqual([
      200,
      [
        ['passkey', 'Old phone', false],
        ['passkey', 'New tablet', true],
        ['provider', 'https://id.example', false],
        ['recovery-codes', '', true],
      ],
    ]);
  }
});

test('resetPassword removes the chosen login methods, ends every session, and keeps the methods of other accounts', async () => {
  const [fan, other] = [await makeMember('robbed@example.com'), await makeMember('other@example.com')];
  const idsOf = async (token: string) =>
    (await call(api.listResetMethods, { body: { token } })).body.map(({ id }) => id);
  const [, tablet = '', , codes = ''] = await idsOf(fan.token);
  const remove = [tablet, codes, ...(await idsOf(other.token)).slice(0, 2), 'passkey:0', 'nonsense'];
  expect((await call(api.resetPassword, { body: { token: fan.token, password, remove } })).status).toBe(204);
  expect(await namesOf(fan.id)).toEqual(['Old phone', 'https://id.example']);
  expect(await namesOf(other.id)).toHaveLength(4);
  expect((await fan.call(api.getUser)).status).toBe(401);
  const again = await call(api.listResetMethods, { body: { token: fan.token } });
  expect([again.status, again.error.code]).toEqual([410, 'mail_link_spent']);
});

test('resetPassword removes a provider that is identified by its issuer, and removes nothing if no login method is chosen', async () => {
  const [fan, other] = [await makeMember('linked@example.com'), await makeMember('content@example.com')];
  const remove = ['provider:https://id.example'];
  await call(api.resetPassword, { body: { token: fan.token, password, remove } });
  expect(await namesOf(fan.id)).toEqual(['New tablet', 'Old phone', 'codes']);
  await call(api.resetPassword, { body: { token: other.token, password } });
  expect(await namesOf(other.id)).toHaveLength(4);
});

test('listResetMethods returns 410 mail_link_spent for a token sent to a former address, 400 invalid_input for a malformed token, 403 cross_site for a request from another site, and 429 too_many_requests after too many requests', async () => {
  const { id } = await makeMember('moved@example.com');
  const token = await makeMailToken(server, id, 'reset-password', 'former@example.com');
  expect((await call(api.listResetMethods, { body: { token } })).error.code).toBe('mail_link_spent');
  expect((await call(api.listResetMethods, { body: { token: 'short' } })).error.code).toBe('invalid_input');
  const crossed = await call(api.listResetMethods, { body: { token }, headers: { origin: 'https://evil.test' } });
  expect(crossed.error.code).toBe('cross_site');
  for (let time = 0; time < rateLimits.mailLinksPerAddress.points; time++)
    await server.context.limiters.mailLinksPerAddress.take('127.0.0.1');
  const { status, error } = await call(api.listResetMethods, { body: { token } });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
});
