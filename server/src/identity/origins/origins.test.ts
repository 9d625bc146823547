import { createHmac } from 'node:crypto';

import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { persist } from '../../../test/call.ts';
import { startHostileProvider } from '../../../test/hostile-provider.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeBrowser } from '../../../test/make-browser.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startServer, startTwin } from '../../../test/start-server.ts';
import { purgeAccount } from '../account-settings/purge-account.ts';
import { originDay } from './origin-day.ts';
import { removeOldOrigins } from './remove-old-origins.ts';

const provider = await startHostileProvider('acme', 'traveller');
const server = await startServer({
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'silent',
  OIDC_PROVIDERS: JSON.stringify([provider.setting]),
});
const { originRecorder } = server.context;
const password = 'correct horse';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
let made = 0;

type Row = {
  slot: number;
  day: string;
  registered_by: string | null;
  proof_ms: number | null;
} & Record<`${'household' | 'network' | 'device'}${'' | '_before'}`, Buffer | null>;

async function rowsOf(accountId: number): Promise<Row[]> {
  await originRecorder.flush();
  return await server.query<Row>('SELECT * FROM account_origins WHERE account_id = $1', [accountId]);
}

async function keyOf(daysLater: number): Promise<Buffer> {
  const { slot, day } = originDay(new Date(), daysLater);
  const keys = await server.query<{ key: Buffer }>('SELECT key FROM origin_keys WHERE slot = $1 AND day = $2', [
    slot,
    day,
  ]);
  expect(keys).toHaveLength(1);
  return keys[0]?.key ?? Buffer.alloc(0);
}

async function register(browser = makeBrowser(server.origin), address = '203.0.113.7') {
  const username = `origin_${made++}`;
  const { body, headers } = await persist(() =>
    browser.call(api.register, { body: { username, password }, ...from(address) }),
  );
  return { browser, username, id: body.id, cookies: headers.getSetCookie() };
}

/** Calls an endpoint with the browser's cookies and another address. */
const getUser = (browser: ReturnType<typeof makeBrowser>, address = '203.0.113.7') =>
  browser.call(api.getUser, from(address));

test('a registration stores HMACs of the household, the network and the browser under the keys of today and yesterday', async () => {
  const browser = makeBrowser(server.origin);
  await browser.call(api.createRegistrationChallenge);
  const { id } = await register(browser, '2001:db8:1:2:3:4:5:6');
  const [row, ...others] = await rowsOf(id);
  expect(others).toEqual([]);
  const [today, yesterday] = [await keyOf(0), await keyOf(-1)];
  const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);
  const texts = {
    household: 'household 2001:db8:1:2',
    network: 'network 2001:db8:1',
    device: `device ${browser.cookies.get('browser')}`,
  };
  for (const [kind, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    expect(row?.[kind], kind).toEqual(hash(today, text));
    expect(row?.[`${kind}_before`], kind).toEqual(hash(yesterday, text));
  }
  expect(row).toMatchObject({ ...originDay(new Date()), registered_by: 'password', proof_ms: null });
  expect(today).not.toEqual(yesterday);
});

test('IPv4 addresses of the same /24 have the same household and network, and other addresses have others', async () => {
  const rows: (Row | undefined)[] = [];
  for (const address of ['198.51.100.1', '198.51.100.200', '198.51.101.1'])
    rows.push((await rowsOf((await register(undefined, address)).id))[0]);
  const [first, neighbour, other] = rows;
  expect(first?.household).toHaveLength(16);
  expect(neighbour?.household).toEqual(first?.household);
  expect(neighbour?.network).toEqual(first?.network);
  expect(other?.household).not.toEqual(first?.household);
  expect(other?.network).not.toEqual(first?.network);
});

test('another process uses the same keys', async () => {
  const { id } = await register();
  const twin = await startTwin(server);
  const fan = await makeFan(server);
  twin.context.originRecorder.record({
    accountId: fan.id,
    address: '203.0.113.9',
    browserId: undefined,
    seenAt: new Date(),
  });
  await twin.context.originRecorder.flush();
  expect((await rowsOf(fan.id))[0]?.household).toEqual((await rowsOf(id))[0]?.household);
});

test('page loads and logins of the same day keep the first row, and add only a missing device', async () => {
  const { browser, username, id } = await register();
  const [first] = await rowsOf(id);
  expect([first?.device, first?.registered_by]).toEqual([null, 'password']);
  await getUser(browser, '192.0.2.1');
  const [second, ...others] = await rowsOf(id);
  expect(others).toEqual([]);
  expect(second?.device).toHaveLength(16);
  expect(second).toEqual({ ...first, device: second?.device, device_before: second?.device_before });
  const elsewhere = makeBrowser(server.origin);
  await elsewhere.call(api.createRegistrationChallenge);
  await elsewhere.call(api.login, { body: { username, password }, ...from('192.0.2.2') });
  expect(await rowsOf(id)).toEqual([second]);
});

test('the first page load of the day stores a row without a registration, and later ones run no statement', async () => {
  const fan = await makeFan(server);
  await fan.call(api.getUser);
  expect(await rowsOf(fan.id)).toMatchObject([{ registered_by: null, proof_ms: null, device: null }]);
  const statements = await recordStatements(server, async () => {
    for (let time = 0; time < 3; time++) await fan.call(api.getUser);
    await originRecorder.flush();
  });
  expect(statements.map(({ name }) => name)).not.toContain('insert-origins');
});

test('a registration that is written after a page load of the same account adds what it knows', async () => {
  const fan = await makeFan(server);
  const origin = { accountId: fan.id, address: '203.0.113.7', browserId: undefined, seenAt: new Date() };
  originRecorder.record(origin);
  await originRecorder.flush();
  originRecorder.record({ ...origin, registration: { by: 'password', proofMs: 1_234 } });
  expect(await rowsOf(fan.id)).toMatchObject([{ registered_by: 'password', proof_ms: 1_234 }]);
});

test('a registration through a provider is stored as one', async () => {
  const browser = makeBrowser(server.origin);
  const params = { provider: 'acme' };
  const { body } = await browser.call(api.startSignIn, { params, body: {} });
  const search = `?${provider.visit(body.url).toString()}`;
  await browser.call(api.finishSignIn, { params, body: { search } });
  const registered = await browser.call(api.registerNewcomer, { body: { username: 'traveller' } });
  expect(await rowsOf(registered.body.id)).toMatchObject([{ registered_by: 'provider', proof_ms: null }]);
});

test('a vote stores no origin', async () => {
  const idea = await makeIdea(server, await makeCreator(server));
  const fan = await makeFan(server);
  expect((await fan.call(api.castVote, { params: { id: String(idea) } })).status).toBe(200);
  expect(await rowsOf(fan.id)).toEqual([]);
});

test('a page load succeeds while origins can not be written, and a later one writes them', async () => {
  const fan = await makeFan(server);
  await server.query('ALTER TABLE account_origins RENAME TO gone');
  expect((await fan.call(api.getUser)).status).toBe(200);
  await originRecorder.flush();
  await server.query('ALTER TABLE gone RENAME TO account_origins');
  expect(await rowsOf(fan.id)).toEqual([]);
  await fan.call(api.getUser);
  expect(await rowsOf(fan.id)).toHaveLength(1);
});

test('registrations, logins and challenges give a browser an id for three days, unless it has one', async () => {
  const browser = makeBrowser(server.origin);
  const challenge = await browser.call(api.createRegistrationChallenge);
  expect(challenge.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^browser=[\w-]{22}; Max-Age=259200; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const isSet = (lines: string[]) => lines.some((line) => line.startsWith('browser='));
  const { username, cookies } = await register(browser);
  expect(isSet(cookies)).toBe(false);
  const logIn = (caller: Pick<typeof server, 'call'>) => caller.call(api.login, { body: { username, password } });
  expect(isSet((await logIn(browser)).headers.getSetCookie())).toBe(false);
  expect(isSet((await logIn(server)).headers.getSetCookie())).toBe(true);
  expect(isSet((await getUser(browser)).headers.getSetCookie())).toBe(false);
  browser.cookies.set('browser', 'made up');
  expect(isSet((await logIn(browser)).headers.getSetCookie())).toBe(true);
});

/** Starts a server and records an account on the given days. */
async function startWithDays(now: Date, days: number[]) {
  const own = await startServer();
  const { originRecorder: recorder, db } = own.context;
  const fan = await makeFan(own);
  const later = (daysLater: number) => new Date(now.getTime() + daysLater * 86_400_000);
  for (const day of days) {
    recorder.record({ accountId: fan.id, address: '203.0.113.7', browserId: undefined, seenAt: later(day) });
    await recorder.flush();
  }
  return {
    own,
    remove: (daysLater: number) => removeOldOrigins(db, later(daysLater)),
    daysIn: async (table: 'account_origins' | 'origin_keys') =>
      (await own.query<{ day: string }>(`SELECT day FROM ${table} ORDER BY day`)).map(({ day }) => day),
  };
}

test('removeOldOrigins keeps only today and yesterday', async () => {
  const now = new Date();
  const { remove, daysIn } = await startWithDays(now, [-2, -1, 0]);
  const [today, yesterday] = [originDay(now).day, originDay(now, -1).day];
  expect(await daysIn('account_origins')).toHaveLength(3);
  await remove(0);
  expect(await daysIn('account_origins')).toEqual([yesterday, today]);
  expect(await daysIn('origin_keys')).toEqual([yesterday, today]);
  await remove(1);
  expect(await daysIn('account_origins')).toEqual([today]);
  await remove(2);
  expect([...(await daysIn('account_origins')), ...(await daysIn('origin_keys'))]).toEqual([]);
});

test('removeOldOrigins removes rows that share a partition with today', async () => {
  const now = new Date();
  const { remove, daysIn } = await startWithDays(now, [-4, 0]);
  expect(await daysIn('account_origins')).toHaveLength(2);
  await remove(0);
  expect(await daysIn('account_origins')).toEqual([]);
});

test('removeOldOrigins fails while a dump holds its locks, and succeeds later', async () => {
  const now = new Date();
  const { own, remove, daysIn } = await startWithDays(now, [-2]);
  const dump = await own.context.pool.connect();
  await dump.query('BEGIN');
  await dump.query('LOCK TABLE account_origins IN ACCESS SHARE MODE');
  await expect(remove(0)).rejects.toThrow('lock timeout');
  await dump.query('ROLLBACK');
  dump.release();
  await remove(0);
  expect(await daysIn('account_origins')).toEqual([]);
});

test('purgeAccount removes the origins of the account, and keeps those of others', async () => {
  const [leaver, other] = [await register(), await register()];
  expect(await rowsOf(leaver.id)).toHaveLength(1);
  await purgeAccount(server.context, leaver.id);
  expect(await rowsOf(leaver.id)).toEqual([]);
  expect(await rowsOf(other.id)).toHaveLength(1);
});
