/** 500 logins per second, each with 20 ms of password hashing, must not slow down votes. */
import { api } from '@upnext/contract/api';
import { toRequest } from '@upnext/contract/request';

import { bench } from './rig/bench.ts';
import { makeBoards, makeIdeas, makeVoters, mostVotesPerSecond } from './rig/crowd.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { sendSteadily, type Answered } from './rig/steady-calls.ts';
import { percentile } from './rig/verdict.ts';
import { voteWith } from './rig/wrk.ts';

const loginsPerSecond = 500;
const connections = 64;
const password = 'correct horse battery';

type Herd = { p99Ms: number; perSecond: number; logins: Answered[] };

await bench('sign-in-herd', 10, async ({ quick, rounds, later }) => {
  const seconds = quick ? 5 : 10;
  const database = await createOwnDatabase({ later });
  await makeVoters(database, seconds * mostVotesPerSecond);
  const [board] = await makeBoards(database, 1, 1);
  if (!board) throw new Error('No board was created');
  // Each login has a different client address in X-Forwarded-For.
  const environment = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1' };
  const site = await startProcess({ later }, { file: 'server/src/main.ts', environment });
  await giveAllThePassword();

  /** Registers one account over HTTP and copies its password hash to the others. */
  async function giveAllThePassword(): Promise<void> {
    const {
      url,
      body = null,
      ...request
    } = toRequest(api.register, {
      body: { username: 'model', password, userRole: 'audience' },
    });
    const { status } = await fetch(site.origin + url, { ...request, body });
    if (status !== api.register.status) throw new Error(`register returned ${status}`);
    await database.query(
      `UPDATE accounts SET password_hash = m.password_hash FROM (SELECT password_hash FROM accounts WHERE username = 'model') m
       WHERE accounts.username IN (SELECT 'voter_' || n FROM generate_series(1, 5000) n)`,
    );
  }

  async function vote(
    pauseMs: number,
    runSeconds = seconds,
  ): Promise<{ perSecond: number; p50Ms: number; p99Ms: number }> {
    const firstIdea = await makeIdeas(database, board!, 1);
    const result = await voteWith({
      origin: site.origin,
      connections,
      seconds: runSeconds,
      usernames: [board!.username],
      firstIdea,
      pauseMs,
    });
    if (result.good < result.answers) throw new Error(`${result.answers - result.good} votes were rejected`);
    return result;
  }

  let herds = 0;
  async function voteAmongLogins(pauseMs: number, runSeconds = seconds): Promise<Herd> {
    const herd = herds++;
    const logins = sendSteadily(site.origin, loginsPerSecond, (number) => {
      const {
        url,
        headers,
        body = '',
      } = toRequest(api.login, {
        body: { username: `voter_${1 + (number % 5_000)}`, password },
      });
      const address = `10.${herd}.${(number >> 8) & 255}.${number & 255}`;
      return { path: url, headers: { ...headers, 'x-forwarded-for': address }, body };
    });
    const result = await vote(pauseMs, runSeconds);
    return { ...result, logins: await logins.stop() };
  }

  const peak = await vote(0);
  // The votes arrive at half of the peak rate, because each connection pauses between its votes.
  const pauseMs = Math.max(1, Math.round((connections * 2_000) / peak.perSecond - peak.p50Ms));
  // Warm-up.
  await voteAmongLogins(pauseMs, 2);
  const found = {
    calm: [] as number[],
    herd: [] as number[],
    refusedMs: [] as number[],
    admittedMs: [] as number[],
    broken: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    const calm = await vote(pauseMs);
    const herd = await voteAmongLogins(pauseMs);
    const answersOf = (status: number): number[] =>
      herd.logins.filter((one) => one.status === status).map(({ tookMs }) => tookMs);
    const [admitted, refused] = [answersOf(200), answersOf(503)];
    console.log(
      `  votes: ${Math.round(calm.perSecond)}/s without logins, ${Math.round(herd.perSecond)}/s with logins, peak ${Math.round(peak.perSecond)}/s; ` +
        `logins: ${(admitted.length / seconds).toFixed(0)}/s accepted, ${(refused.length / seconds).toFixed(0)}/s rejected with 503`,
    );
    found.calm.push(calm.p99Ms);
    found.herd.push(herd.p99Ms);
    found.admittedMs.push(percentile(admitted, 0.99));
    found.refusedMs.push(refused.length > 0 ? percentile(refused, 0.99) : 0);
    found.broken.push(herd.logins.length - admitted.length - refused.length);
  }

  const { calm, herd, admittedMs, refusedMs, broken } = found;
  return [
    { name: 'vote latency p99', unit: 'ms', of: 'ratio', is: 'at most', values: herd, floors: calm, goal: 2 },
    {
      name: 'latency p99 of 503 responses',
      unit: 'ms',
      of: 'value',
      is: 'at most',
      values: refusedMs,
      floors: admittedMs,
      goal: 200,
    },
    {
      name: 'logins with other statuses',
      unit: '',
      of: 'value',
      is: 'exactly',
      values: [Math.max(...broken)],
      floors: [0],
      goal: 0,
    },
  ];
});
