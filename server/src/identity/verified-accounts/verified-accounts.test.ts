import { api } from '@upnext/contract/api';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { givePassword, makeFan, makeSession, type TestAccount } from '../../../test/make-account.ts';
import { makeMailToken } from '../../../test/make-mail-token.ts';
import { startServer } from '../../../test/start-server.ts';
import { hashToken } from '../../platform/token.ts';
import { verifyWaiting } from './verify-waiting.ts';

const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@upnext.test', LIMIT_SCALE: '100' });
const runJob = () => verifyWaiting(server.context);

/** Confirms the address like the link in the confirmation email. */
async function confirm(fan: TestAccount, email: string): Promise<void> {
  await server.query('UPDATE accounts SET pending_email = $2 WHERE id = $1', [fan.id, email]);
  const token = await makeMailToken(server, fan.id, 'confirm-email', email);
  // On a busy machine, concurrent confirmations may wait too long for a lock. A token that was refused with 503 still works.
  const send = async () => (await server.call(api.confirmEmail, { body: { token } })).status;
  await expect.poll(send, { timeout: 20_000 }).toBe(204);
}

async function confirmedFan(email: string): Promise<TestAccount> {
  const fan = await makeFan(server);
  await confirm(fan, email);
  return fan;
}

async function isVerified(fan: TestAccount): Promise<boolean> {
  const { isVerified: inReply } = (await fan.call(api.getUser)).body;
  const { verifiedAt } = (await fan.call(api.getAccount)).body;
  const [row] = await server.query<{ sessions: boolean[] }>(
    'SELECT array_agg(DISTINCT is_verified) AS sessions FROM sessions WHERE account_id = $1',
    [fan.id],
  );
  expect([verifiedAt !== null, row?.sessions]).toEqual([inReply, [inReply]]);
  return inReply;
}

const addressesOf = ({ id }: TestAccount) =>
  server.query<{ address_hash: Buffer; verified_at: Date | null }>(
    'SELECT * FROM verified_addresses WHERE account_id = $1',
    [id],
  );

test('confirmEmail verifies the account and all of its sessions, and stores only a hash of the address', async () => {
  const fan = await makeFan(server);
  const other = createCaller(server.origin, await makeSession(server, fan.id));
  expect(await isVerified(fan)).toBe(false);
  await confirm(fan, 'sole@example.org');
  expect(await isVerified(fan)).toBe(true);
  expect((await other.call(api.getUser)).body.isVerified).toBe(true);
  const [row] = await addressesOf(fan);
  expect(row).toMatchObject({ domain: 'example.org', deleted_at: null });
  expect(row?.address_hash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain('sole');
  expect((await fan.call(api.exportAccount)).body.account).toMatchObject({
    isVerified: true,
    verifiedAt: row?.verified_at?.toISOString(),
  });
});

test('confirmEmail drops the cached sessions of the account', async () => {
  const fan = await makeFan(server);
  const hash = hashToken(fan.cookie.slice(fan.cookie.indexOf('=') + 1));
  const { sessionCache } = server.context;
  const reload = () => sessionCache.get(hash, async () => undefined);
  await fan.call(api.getUser);
  expect(await reload()).toMatchObject({ accountId: fan.id, isVerified: false });
  await confirm(fan, 'cached@example.org');
  expect(await reload()).toBeUndefined();
  expect((await fan.call(api.getUser)).body.isVerified).toBe(true);
});

test('a new session of a verified account is verified', async () => {
  const fan = await confirmedFan('again@example.org');
  const { password } = await givePassword(server, fan);
  await server.query('DELETE FROM sessions WHERE account_id = $1', [fan.id]);
  const { status, body } = await server.call(api.login, { body: { username: fan.username, password } });
  expect([status, body.isVerified]).toEqual([200, true]);
  expect(await server.query('SELECT is_verified FROM sessions WHERE account_id = $1', [fan.id])).toEqual([
    { is_verified: true },
  ]);
});

test('an address verifies one account, in all its spellings, and the second account keeps it as its email', async () => {
  const first = await confirmedFan('one.person@gmail.com');
  const second = await confirmedFan('oneperson+2@gmail.com');
  expect([await isVerified(first), await isVerified(second)]).toEqual([true, false]);
  const { body } = await second.call(api.getAccount);
  expect(body).toMatchObject({ email: 'oneperson+2@gmail.com', isEmailConfirmed: true });
  await runJob();
  expect(await isVerified(second)).toBe(false);
});

test('of ten accounts that confirm the same mailbox concurrently, one is verified', async () => {
  const fans = await Promise.all(Array.from({ length: 10 }, () => makeFan(server)));
  await Promise.all(fans.map((fan, n) => confirm(fan, `racing+${n}@gmail.com`)));
  const verified = await Promise.all(fans.map(isVerified));
  expect(verified.filter(Boolean)).toHaveLength(1);
});

test('at most 20 addresses of a domain verify accounts in 24 hours, and the job verifies the oldest others later', async () => {
  const fans: TestAccount[] = [];
  for (let n = 0; n < 20; n++) fans.push(await confirmedFan(`bot${n}@mail.catch-all.com`));
  expect((await Promise.all(fans.map(isVerified))).every(Boolean)).toBe(true);
  const late = [await confirmedFan('late@catch-all.com'), await confirmedFan('later@www.catch-all.com')] as const;
  const elsewhere = await confirmedFan('someone@elsewhere.com');
  expect(await Promise.all([...late, elsewhere].map(isVerified))).toEqual([false, false, true]);
  await runJob();
  expect(await Promise.all(late.map(isVerified))).toEqual([false, false]);

  const age = (limit: number) =>
    server.query(
      `UPDATE verified_addresses SET verified_at = now() - interval '25 hours' WHERE address_hash IN (
         SELECT address_hash FROM verified_addresses
         WHERE domain = 'catch-all.com' AND verified_at > now() - interval '24 hours' LIMIT $1)`,
      [limit],
    );
  await age(1);
  // The oldest address that waits is next, even if another one is confirmed before the job runs.
  const last = await confirmedFan('last@catch-all.com');
  expect(await isVerified(last)).toBe(false);
  await runJob();
  expect(await Promise.all([...late, last].map(isVerified))).toEqual([true, false, false]);
  await age(20);
  await runJob();
  expect(await Promise.all([...late, last].map(isVerified))).toEqual([true, true, true]);
});

test('of eight concurrent confirmations, only as many verify an account as the limit for the domain allows', async () => {
  for (let n = 0; n < 17; n++) await confirmedFan(`bot${n}@crowd.org`);
  const fans = await Promise.all(Array.from({ length: 8 }, () => makeFan(server)));
  await Promise.all(fans.map((fan, n) => confirm(fan, `crowd${n}@crowd.org`)));
  const verified = await Promise.all(fans.map(isVerified));
  expect(verified.filter(Boolean)).toHaveLength(3);
});

test('a verified account keeps its address when it changes its email, and the new address stays free', async () => {
  const fan = await confirmedFan('before@example.net');
  const [row] = await addressesOf(fan);
  await confirm(fan, 'after@example.net');
  expect(await isVerified(fan)).toBe(true);
  expect(await addressesOf(fan)).toEqual([row]);
  expect(await isVerified(await confirmedFan('before@example.net'))).toBe(false);
  await server.query('UPDATE accounts SET email = NULL, email_verified_at = NULL WHERE id = $1', [fan.id]);
  expect(await isVerified(await confirmedFan('after@example.net'))).toBe(true);
});

test('resetting the password with an emailed link verifies the account, a link from an operator does not', async () => {
  const reset = async (address: string, sentTo: string) => {
    const fan = await makeFan(server);
    await server.query('UPDATE accounts SET email = $2 WHERE id = $1', [fan.id, address]);
    const token = await makeMailToken(server, fan.id, 'reset-password', sentTo);
    const body = { token, password: 'a password of my own' };
    expect((await server.call(api.resetPassword, { body })).status).toBe(204);
    const [row] = await server.query<{ verified: boolean }>(
      'SELECT verified_at IS NOT NULL AS verified FROM accounts WHERE id = $1',
      [fan.id],
    );
    return row?.verified;
  };
  expect(await reset('forgot@example.net', 'forgot@example.net')).toBe(true);
  expect(await reset('handed@example.net', '')).toBe(false);
});

test('onVerified runs once per account, in the transaction that verifies it', async () => {
  const onVerified = vi.fn<() => Promise<void>>(async () => {});
  const { context } = server;
  const { lifecycle } = context;
  context.lifecycle = [...lifecycle, { tables: [], onVerified }];
  onTestFinished(() => void (context.lifecycle = lifecycle));
  const fan = await confirmedFan('hook@example.net');
  await confirm(fan, 'hook-2@example.net');
  await runJob();
  expect(onVerified.mock.calls).toEqual([[expect.anything(), fan.id]]);

  onVerified.mockRejectedValueOnce(new Error('rolled back'));
  const other = await makeFan(server);
  await server.query('UPDATE accounts SET pending_email = $2 WHERE id = $1', [other.id, 'failing@example.net']);
  const token = await makeMailToken(server, other.id, 'confirm-email', 'failing@example.net');
  context.log.level = 'silent';
  expect((await server.call(api.confirmEmail, { body: { token } })).status).toBe(500);
  context.log.level = 'error';
  expect(await isVerified(other)).toBe(false);
  expect(await addressesOf(other)).toEqual([]);
});

test('after the account is deleted, its address verifies no other account for 90 days', async () => {
  const fan = await confirmedFan('gone@gmail.com');
  const [row] = await addressesOf(fan);
  await fan.call(api.deleteAccount, { body: await givePassword(server, fan) });
  expect(await server.query('SELECT verified_at FROM accounts WHERE id = $1', [fan.id])).toEqual([
    { verified_at: null },
  ]);
  const find = () =>
    server.query('SELECT account_id, deleted_at FROM verified_addresses WHERE address_hash = $1', [row?.address_hash]);
  expect(await find()).toEqual([{ account_id: null, deleted_at: expect.any(Date) as Date }]);

  const next = await confirmedFan('gone@gmail.com');
  const age = (days: number) =>
    server.query(
      'UPDATE verified_addresses SET deleted_at = now() - make_interval(days => $2) WHERE address_hash = $1',
      [row?.address_hash, days],
    );
  await age(89);
  await runJob();
  expect(await isVerified(next)).toBe(false);
  await age(91);
  await runJob();
  expect(await isVerified(next)).toBe(true);
});

test('deleting an account whose address waits releases the address', async () => {
  const fan = await confirmedFan('waiting@gmail.com');
  await server.query('UPDATE verified_addresses SET verified_at = NULL WHERE account_id = $1', [fan.id]);
  await fan.call(api.deleteAccount, { body: await givePassword(server, fan) });
  expect(await isVerified(await confirmedFan('waiting@gmail.com'))).toBe(true);
});

test('the job verifies accounts of an earlier version and corrects sessions that an earlier version started', async () => {
  const [byEmail, byProvider, unconfirmed] = [await makeFan(server), await makeFan(server), await makeFan(server)];
  const setEmail = 'UPDATE accounts SET email = $2, email_verified_at = $3 WHERE id = $1';
  await server.query(setEmail, [byEmail.id, 'early@example.net', new Date()]);
  await server.query(setEmail, [unconfirmed.id, 'typed@example.net', null]);
  await server.query(`INSERT INTO identities (issuer, subject, account_id) VALUES ('https://id.example', 'me', $1)`, [
    byProvider.id,
  ]);
  await runJob();
  expect(await Promise.all([byEmail, byProvider, unconfirmed].map(isVerified))).toEqual([true, true, false]);
  await server.query('UPDATE sessions SET is_verified = false WHERE account_id = $1', [byEmail.id]);
  await runJob();
  expect(await isVerified(byEmail)).toBe(true);
});
