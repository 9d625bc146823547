/**
 * Account enumeration. Failed logins for existing and unknown usernames must not differ in any byte of the response or
 * by more than a millisecond in response time. Unknown, disabled and expired share links must look the same. Password
 * guessing must not lock out the owner.
 */
import { api } from '@upnext/contract/api';

import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { median } from '../bench/rig/verdict.ts';
import type { Finding } from '../faults/rig/fault.ts';
import { attack } from './rig/attack.ts';
import { differenceByChance } from './rig/difference-by-chance.ts';
import { createHttpClient, type Answer, type HttpClient } from './rig/http-client.ts';
import { goodPassword } from './rig/inputs.ts';
import { makeLink, makePerson } from './rig/people.ts';
import { call } from './rig/sessions.ts';

const file = 'server/src/main.ts';

await attack('enumeration', 8, async ({ quick, later, random }) => {
  const tries = quick ? 400 : 2_000;
  const database = await createOwnDatabase({ later });
  const environment = { DATABASE_URL: database.url, BASE_URL: 'http://upnext.example' };
  const unlimited = await startProcess({ later }, { file, environment: { ...environment, LIMIT_SCALE: '1000000' } });
  const limited = await startProcess(
    { later },
    { file, environment: { ...environment, BASE_URL: 'http://limited.example' } },
  );
  const open = (origin: string, sockets: number, address?: string): HttpClient => {
    const asker = createHttpClient(origin, sockets, address);
    later(async () => asker.close());
    return asker;
  };

  const one = open(unlimited.origin, 1);
  const known = 'known-person';
  await call(one, api.register, { body: { username: known, password: goodPassword } });
  // An account without a password, created with a login provider.
  const passwordless = (await makePerson(database, 'audience', 'without-pass')).username;
  const unknown = 'nosuch-person';
  const kinds = [known, unknown, passwordless];
  const times = new Map<string, number[]>(kinds.map((name) => [name, []]));
  const bytes = new Map<string, Set<string>>(kinds.map((name) => [name, new Set()]));
  const dice = random('order');
  const rounds = Math.ceil(tries / 2);
  for (let round = -20; round < rounds; round++) {
    for (const username of kinds.toSorted(() => dice() - 0.5)) {
      // Fewer samples are enough for the account without a password.
      if (username === passwordless && round % 4 !== 0) continue;
      const startedAt = performance.now();
      const answer = await call(one, api.login, { body: { username, password: 'not the one' } });
      const tookMs = performance.now() - startedAt;
      if (round < 0) continue;
      times.get(username)?.push(tookMs);
      bytes.get(username)?.add(visible(answer));
    }
  }
  const of = (name: string): number => median(times.get(name) ?? []);
  console.log(
    `  median login time: known account ${of(known).toFixed(2)} ms, unknown account ${of(unknown).toFixed(2)} ms, account without a password ${of(passwordless).toFixed(2)} ms`,
  );
  /** The goal is 1 ms, or the difference that noise alone would explain on a busy machine. */
  const compare = (name: string, other: string): Finding => {
    const chance = differenceByChance(times.get(known) ?? [], times.get(other) ?? [], dice);
    const goal = Math.max(1, Number(chance.toFixed(2)));
    return { name, found: Math.abs(of(known) - of(other)), unit: 'ms', is: '<=', goal, isSpeed: true };
  };
  const differentLogins = new Set(kinds.flatMap((name) => [...(bytes.get(name) ?? [])])).size - 1;

  const owner = await makePerson(database, 'creator', 'owner');
  const off = await makeLink(database, owner, { isActive: false });
  const expired = await makeLink(database, owner, { expiresIn: '-1 hour' });
  const dead: Set<string>[] = [new Set(), new Set(), new Set()];
  for (const token of [off.token, expired.token, 'A'.repeat(22)]) {
    const paths = [`/api/public/${token}`, `/public/${token}`, `/api/public/${token}/live`];
    for (const [at, path] of paths.entries()) {
      const answer = await one.ask({ method: 'GET', path });
      dead[at]?.add(
        visible(answer)
          .replaceAll(token, '')
          .replaceAll(/nonce[-="][\w-]{22}/g, ''),
      );
    }
  }
  const differentLinks = dead.reduce((sum, forms) => sum + forms.size - 1, 0);

  // Guesses one account's password from 60 addresses.
  const calm = open(limited.origin, 2, '127.0.0.2');
  await call(calm, api.register, { body: { username: 'wanted-owner', password: goodPassword } });
  const guesses = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const guesser = open(limited.origin, 1, `127.0.1.${1 + at}`);
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess++) {
        const body = { username: at % 2 ? 'wanted-owner' : 'WANTED-owner', password: `guess ${at} ${guess}` };
        statuses.push((await call(guesser, api.login, { body })).status);
      }
      return statuses;
    }),
  );
  const heard = guesses.flat().filter((status) => status === 401).length;
  const entered = await call(calm, api.login, { body: { username: 'wanted-owner', password: goodPassword } });
  console.log(
    `  ${heard} of ${guesses.flat().length} password guesses were checked; after them the owner’s login returned ${entered.status} ${entered.text.slice(0, 80)}`,
  );
  // A proof of work is not a lockout: it costs the owner about a second.
  const isLockedOut = entered.status !== 200 && !entered.text.includes('"proof_required"');

  return [
    {
      name: 'login attempts',
      found: (times.get(known)?.length ?? 0) + (times.get(unknown)?.length ?? 0),
      is: '>=',
      goal: tries,
    },
    compare('login time, known vs unknown account', unknown),
    compare('login time, account with vs without a password', passwordless),
    { name: 'different login responses', found: differentLogins, is: '=', goal: 0 },
    { name: 'different responses for dead links', found: differentLinks, is: '=', goal: 0 },
    { name: 'owner locked out', found: Number(isLockedOut), is: '=', goal: 0 },
  ];
});

/** Everything visible to an anonymous client except Date and ETag. */
function visible({ status, headers, text }: Answer): string {
  const { date: _, etag: _tag, ...rest } = headers;
  return JSON.stringify([status, rest, text]);
}
