import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { normalSpeeds, rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { solveProof as solve } from '../../../test/solve-proof.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';
import { removeSpentNonces } from '../nonces/remove-spent-nonces.ts';
import { createChallenge, triesAtPriceOne } from './create-challenge.ts';
import { setPrice } from './set-price.ts';

const password = 'correct horse';
let made = 0;

const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const unpack = (proof: string) =>
  JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: { counter: number; derivedKey: string };
  };

function register(server: TestServer, proof?: string, username = `proven_${made++}`) {
  return server.call(api.register, { body: { username, password, proof } });
}

async function flood(server: TestServer, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await server.context.speedometers.registrationsPerAddress.count('127.0.0.1');
}

test('register needs no proof of work at a normal rate, returns 428 proof_required above that rate, and accepts each proof once', async () => {
  const server = await startServer();
  for (let time = 0; time < normalSpeeds.registrationsPerAddress.free; time++)
    expect((await register(server)).status).toBe(201);
  const { status, error } = await register(server);
  expect([status, error.code]).toEqual([428, 'proof_required']);
  const proof = await solve(error.challenge);
  expect((await register(server, proof)).status).toBe(201);
  expect((await register(server, proof)).error.code, 'a proof works once').toBe('proof_required');
});

test('a proof of work is rejected if it is for another action, combined from two proofs, modified, expired or forged', async () => {
  const server = await startServer();
  await flood(server, normalSpeeds.registrationsPerAddress.free);
  const challengeOf = async () => (await register(server)).error.challenge;
  const good = unpack(await solve(await challengeOf()));
  const other = unpack(await solve(await challengeOf()));
  const { parameters } = good.challenge;
  const changed = (change: object) =>
    pack({ ...good, challenge: { ...good.challenge, parameters: { ...parameters, ...change } } });
  const bad = {
    nothing: '',
    nonsense: 'nonsense',
    'no solution': pack({ challenge: good.challenge }),
    'a guessed solution': pack({ ...good, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    'another’s solution': pack({ ...good, solution: other.solution }),
    'another nonce': changed({ nonce: other.challenge.parameters.nonce }),
    'a later expiry': changed({ expiresAt: Number(parameters.expiresAt) + 600 }),
    'a lower cost': changed({ cost: 1 }),
    'a higher price': changed({ data: { ...(parameters.data as object), price: 32 } }),
    'an earlier creation': changed({ data: { ...(parameters.data as object), createdAt: 0 } }),
    'one more field': changed({ more: 1 }),
    'no signature': pack({ ...good, challenge: { parameters } }),
  };
  for (const [name, proof] of Object.entries(bad))
    expect((await register(server, proof)).error.code, name).toBe('proof_required');

  for (let time = 0; time < 4; time++)
    await server.context.speedometers.failedLoginsPerAccountAndAddress.count('crossed|127.0.0.1');
  const login = (proof: string) => server.call(api.login, { body: { username: 'crossed', password, proof } });
  expect((await login(pack(good))).error.code, 'made for registering').toBe('proof_required');
  expect((await register(server, pack(good))).status).toBe(201);
  // A challenge created with the clock set back by an hour.
  const now = Date.now;
  Date.now = () => now() - 3_600_000;
  const old = await challengeOf();
  Date.now = now;
  expect((await register(server, await solve(old))).error.code, 'expired').toBe('proof_required');
});

test('only one of ten concurrent registrations with the same proof succeeds', async () => {
  const server = await startServer();
  await flood(server, normalSpeeds.registrationsPerAddress.free);
  const proof = await solve((await register(server)).error.challenge);
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(server, proof)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('requests that are rejected for a missing proof of work do not raise the difficulty', async () => {
  const server = await startServer();
  await flood(server, normalSpeeds.registrationsPerAddress.free);
  const asked = await Promise.all(Array.from({ length: 60 }, () => register(server)));
  asked.push(await register(server));
  const prices = asked.map(({ error }) => {
    const { parameters } = JSON.parse(error.challenge ?? '') as { parameters: { data: { price: number } } };
    return parameters.data.price;
  });
  expect(prices).toEqual(asked.map(() => 1));
});

test('when concurrent registrations exceed the number allowed without a proof, exactly the surplus returns 428', async () => {
  const server = await startServer();
  const { free } = normalSpeeds.registrationsPerAddress;
  const answers = await Promise.all(Array.from({ length: free + 10 }, () => register(server)));
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  expect(byStatus.get(428)).toHaveLength(10);
  // On a busy machine some of the free attempts return 503.
  expect((byStatus.get(201)?.length ?? 0) + (byStatus.get(503)?.length ?? 0)).toBe(free);
  expect(byStatus.get(201)?.length).toBeGreaterThan(0);
});

test('a challenge’s solution can be in the lower half of the range, so starting the search in the middle saves no work', async () => {
  const { context } = await startServer();
  const solutions: number[] = [];
  do {
    const proof = unpack(await solve(await createChallenge(context, 'login', 1)));
    solutions.push(proof.solution.counter);
  } while (solutions.length < 30 && solutions.every((counter) => counter >= triesAtPriceOne / 2));
  expect(Math.min(...solutions)).toBeLessThan(triesAtPriceOne / 2);
});

test('a proof of work is rejected if the required difficulty has risen since the challenge was issued', async () => {
  const server = await startServer();
  const { free } = normalSpeeds.registrationsPerAddress;
  await flood(server, free);
  const cheap = await solve((await register(server)).error.challenge);
  await flood(server, free * 5);
  expect((await register(server, cheap)).error.code).toBe('proof_required');
});

test('the difficulty doubles when the rate doubles, up to a maximum; the maximum is lower for the site-wide rate than for the rate per IP address, and logins to one account have no maximum', () => {
  const { free } = normalSpeeds.registrationsPerAddress;
  const prices = [1, free, free + 1, 2 * free, 4 * free, 1_000 * free].map((count) =>
    setPrice('registrationsPerAddress', count, 1),
  );
  expect(prices).toEqual([0, 0, 1, 2, 4, 32]);
  expect(setPrice('registrationsOnSite', 1_000_000, 1)).toBe(4);
  expect(setPrice('loginsPerAccount', 1_024 * normalSpeeds.loginsPerAccount.free, 1)).toBe(1_024);
  expect(setPrice('registrationsPerAddress', free * 10, 10)).toBe(0);
});

test('after three failed attempts, login returns 428 proof_required, even for an unknown username, and returns 200 for a proof and the correct password', async () => {
  const server = await startServer();
  await register(server, undefined, 'guessed');
  const login = (username: string, text: string, proof?: string) =>
    server.call(api.login, { body: { username, password: text, proof } });
  for (const username of ['guessed', 'unknown-user']) {
    const codes = [];
    for (let time = 0; time < 4; time++) codes.push((await login(username, 'wrong one')).error.code);
    expect(codes, username).toEqual(['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'proof_required']);
  }
  // The owner also needs a proof, and can log in with it.
  const { error } = await login('guessed', password);
  expect(error.code).toBe('proof_required');
  expect((await login('guessed', password, await solve(error.challenge))).status).toBe(200);
});

test('login returns 429 too_many_requests after thirty attempts on one account from one IP address', async () => {
  const server = await startServer();
  const { points } = rateLimits.loginsPerAccountAndAddress;
  for (let time = 0; time < points; time++)
    await server.context.limiters.loginsPerAccountAndAddress.take('stuffed|127.0.0.1');
  const { status, error } = await server.call(api.login, { body: { username: 'stuffed', password } });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
});

/** The stored time of the proof of the account. */
async function proofMsOf(server: TestServer, { body }: Awaited<ReturnType<typeof register>>) {
  await server.context.originRecorder.flush();
  const [row] = await server.query<{ ms: number | null }>(
    'SELECT proof_ms AS ms FROM account_origins WHERE account_id = $1',
    [body.id],
  );
  return row?.ms;
}

test('a proof that is not required is checked, and the time since its challenge is stored', async () => {
  const server = await startServer();
  const begun = Date.now();
  const { status, body } = await server.call(api.createRegistrationChallenge);
  expect(status).toBe(200);
  const proof = await solve(body.challenge);
  await setTimeout(300);
  const proven = await register(server, proof);
  expect(proven.status).toBe(201);
  const ms = await proofMsOf(server, proven);
  expect(ms).toBeGreaterThanOrEqual(300);
  expect(ms).toBeLessThanOrEqual(Date.now() - begun);
});

test('below the limits, a used, invalid or missing proof does not refuse a registration, and no time is stored', async () => {
  const server = await startServer();
  const used = await solve((await server.call(api.createRegistrationChallenge)).body.challenge);
  await register(server, used);
  const other = await solve(await createChallenge(server.context, 'login', 1));
  for (const proof of [used, other, 'nonsense', undefined]) {
    const answer = await register(server, proof);
    expect([answer.status, await proofMsOf(server, answer)], proof).toEqual([201, null]);
  }
});

test('above the limits, a challenge that was requested in advance has the difficulty that is required', async () => {
  const server = await startServer();
  await flood(server, normalSpeeds.registrationsPerAddress.free * 4);
  const { body } = await server.call(api.createRegistrationChallenge);
  expect(JSON.parse(body.challenge)).toMatchObject({ parameters: { data: { action: 'register', price: 4 } } });
  expect((await register(server, await solve(body.challenge))).status).toBe(201);
});

test('createRegistrationChallenge returns 403 cross_site for a request from another site, and 429 too_many_requests after a thousand challenges for one IP address', async () => {
  const server = await startServer();
  const crossed = await server.call(api.createRegistrationChallenge, { headers: { origin: 'http://evil.test' } });
  expect([crossed.status, crossed.error.code]).toEqual([403, 'cross_site']);
  const { points } = rateLimits.challengesPerAddress;
  for (let time = 0; time < points; time++) await server.context.limiters.challengesPerAddress.take('127.0.0.1');
  const { status, error } = await server.call(api.createRegistrationChallenge);
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
});

test('removeSpentNonces deletes only expired nonces', async () => {
  const server = await startServer();
  await server.query(
    `INSERT INTO spent_nonces VALUES (sha256('old'), now() - interval '1 second'), (sha256('new'), now() + interval '1 minute')`,
  );
  await removeSpentNonces(server.context.db);
  expect(await server.query('SELECT FROM spent_nonces')).toHaveLength(1);
});
