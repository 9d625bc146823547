/**
 * Fourteen accounts on two IP addresses log in with the right passwords, as fast as they can. Meanwhile fans must be able
 * to log in: within 3 s on a device that they have used before, within 10 s on any other. They behave like people who
 * use the login page: they solve proofs of work and try again after a 503.
 */
import { fork } from 'node:child_process';
import path from 'node:path';

import { api } from '@upnext/contract/api';

import { askProcess } from '../bench/rig/ask-process.ts';
import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { endProcess, startProcess } from '../bench/rig/start-process.ts';
import { median } from '../bench/rig/verdict.ts';
import { attack } from './rig/attack.ts';
import type { Flood, Flooded } from './rig/flood-logins.ts';
import { createHttpClient } from './rig/http-client.ts';
import { goodPassword } from './rig/inputs.ts';
import { call } from './rig/sessions.ts';
import { solveProof } from './rig/solve-proof.ts';

const floodAddresses = ['127.0.1.1', '127.0.2.1'];
const floodAccounts = 14;
/** The number of connections that nginx.conf allows each address for requests other than GET. */
const connections = 100;
const giveUpMs = 30_000;

type Login = { tookMs: number; refused: number };

await attack('login-flood', 5, async ({ quick, later }) => {
  const seconds = quick ? 10 : 60;
  const database = await createOwnDatabase({ later });
  const environment = { DATABASE_URL: database.url, BASE_URL: 'http://login-flood.example' };
  const { origin } = await startProcess({ later }, { file: 'server/src/main.ts', environment });

  async function register(username: string, address: string): Promise<{ username: string; cookie: string }> {
    const client = createHttpClient(origin, 1, address);
    const { status, headers } = await call(client, api.register, { body: { username, password: goodPassword } });
    client.close();
    if (status !== 201) throw new Error(`register returned ${status}`);
    const device = headers['set-cookie']?.find((line) => line.startsWith('device='));
    return { username, cookie: device?.split(';')[0] ?? '' };
  }

  async function logIn({ username, cookie }: { username: string; cookie: string }, address: string): Promise<Login> {
    const client = createHttpClient(origin, 1, address);
    const startedAt = performance.now();
    let refused = 0;
    let proof: string | undefined;
    for (;;) {
      const answer = await call(client, api.login, { body: { username, password: goodPassword, proof } }, cookie);
      const tookMs = performance.now() - startedAt;
      if (answer.status === 200 || tookMs > giveUpMs) {
        client.close();
        return { tookMs, refused };
      }
      proof = answer.status === 428 ? await solveProof(answer) : undefined;
      if (answer.status !== 428) {
        refused++;
        await new Promise((resolve) => setTimeout(resolve, Number(answer.headers['retry-after'] ?? 2) * 1_000));
      }
    }
  }

  const accounts: Flood['accounts'] = [];
  for (let at = 0; at < floodAccounts; at++)
    accounts.push(await register(`flooder-${at}`, floodAddresses[at % 2] ?? ''));
  // Each fan logs in once a minute, so none of them exceeds a normal rate.
  const known = [];
  const fresh = [];
  for (let at = 0; at < seconds; at++) {
    known.push(await register(`known-fan-${at}`, `127.1.${at}.1`));
    fresh.push(await register(`new-fan-${at}`, `127.2.${at}.1`));
  }

  const child = fork(path.join(import.meta.dirname, 'rig/flood-logins.ts'));
  later(() => endProcess(child));
  child.send({ origin, addresses: floodAddresses, connections, accounts } satisfies Flood);

  const knownLogins: Promise<Login>[] = [];
  const freshLogins: Promise<Login>[] = [];
  for (let at = 0; at < seconds; at++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const [one, other] = [known[at], fresh[at]];
    if (!one || !other) throw new Error('A fan is missing');
    knownLogins.push(logIn(one, `127.1.${at}.1`));
    freshLogins.push(logIn({ ...other, cookie: '' }, `127.3.${at}.1`));
  }
  const results = { known: await Promise.all(knownLogins), new: await Promise.all(freshLogins) };
  const { statuses } = await askProcess<Flooded>(child, 'stop', 'statuses');
  console.log(`  responses to the flood by status: ${JSON.stringify(statuses)}`);
  for (const [name, logins] of Object.entries(results)) {
    const refused = logins.reduce((sum, one) => sum + one.refused, 0);
    console.log(
      `  logins on ${name} devices: median ${median(logins.map((one) => one.tookMs)).toFixed(0)} ms, rejected with 503 ${refused} times`,
    );
  }

  const slowest = (logins: Login[]): number => Math.max(...logins.map(({ tookMs }) => tookMs)) / 1_000;
  const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return [
    { name: 'login requests sent by the flood', found: sent, is: '>=', goal: seconds * 100 },
    {
      name: 'slowest login on a known device',
      found: slowest(results.known),
      unit: 's',
      is: '<=',
      goal: 3,
      isSpeed: true,
    },
    {
      name: 'slowest login on a new device',
      found: slowest(results.new),
      unit: 's',
      is: '<=',
      goal: 10,
      isSpeed: true,
    },
  ];
});
