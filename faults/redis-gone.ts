/** Flushes, kills, freezes and slows down Redis. Votes, sessions, rate limits and live counts must keep working. */
import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@redis/client';
import { api } from '@upnext/contract/api';
import { normalSpeeds } from '@upnext/contract/limits';

import { makeBoards, makeVoters, tokenOf } from '../bench/rig/crowd.ts';
import { machineMs } from '../bench/rig/steady-calls.ts';
import { median, percentile } from '../bench/rig/verdict.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { readHistory } from './rig/history.ts';
import { openConnection } from './rig/http-connection.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { requestText } from './rig/request-text.ts';
import { startProxy } from './rig/slow-proxy.ts';
import { startLoad } from './rig/start-load.ts';
import { watchStream } from './rig/watch-stream.ts';

type State = {
  name: string;
  seconds: number;
  start: () => unknown;
  end: () => unknown;
  /** The start and end of this state in each round. */
  spans: { fromMs: number; toMs: number }[];
};

async function flush(url: string): Promise<void> {
  const client = await createClient({ url }).connect();
  await client.flushAll();
  client.destroy();
}

await runFault('redis-gone', 8, async (fault) => {
  const voters = 20_000;
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  const proxy = await startProxy(fault, redis.port);
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 4, 50);
  const [quiet] = await makeBoards(database, 1, 50);
  if (!quiet) throw new Error('No board was created');
  const site = await startSite(fault, {
    DATABASE_URL: database.url,
    REDIS_URL: `redis://127.0.0.1:${proxy.port}`,
    LIMIT_SCALE: '1',
  });
  const { host } = new URL(site.origin);
  const [near, far] = site.servers;
  const shownAt = watchStream(fault, far?.origin ?? '', quiet.username);
  const history = `${fault.folder}/history.jsonl`;
  const load = await startLoad(fault, {
    origin: site.origin,
    boards,
    ideasEach: 50,
    voters,
    connections: 128,
    history,
    perSecond: 800,
    repeats: 0.1,
    reads: 0.1,
  });

  let quietVotes = 0;
  let signedOut = 0;
  const liveMs: number[] = [];

  /** Sends a vote to one process and measures the time until a stream from the other process shows it. */
  async function measureLive(): Promise<void> {
    const voter = voters - quietVotes;
    const line = openConnection(near?.origin ?? '');
    const params = { id: String(quiet?.firstIdea ?? 0) };
    const { status } = await line.ask(requestText(api.castVote, { params }, host, tokenOf(voter)));
    line.close();
    if (status !== 200) throw new Error(`The vote on the quiet board returned ${status}`);
    const total = ++quietVotes;
    const castAt = machineMs();
    while (!shownAt.has(total) && machineMs() - castAt < 12_000) await sleep(20);
    liveMs.push((shownAt.get(total) ?? Infinity) - castAt);
  }

  async function askWhoIAm(): Promise<void> {
    const line = openConnection(site.origin);
    for (let voter = 1; voter <= 40; voter++) {
      const { status } = await line.ask(requestText(api.getUser, {}, host, tokenOf(voter)));
      if (status !== 200) signedOut++;
    }
    line.close();
  }

  /** Returns the number of password guesses that were checked. */
  async function guess(username: string, address: string, times: number): Promise<number> {
    let through = 0;
    const line = openConnection(site.origin, address);
    for (let time = 0; time < times; time++) {
      const { status } = await line.ask(requestText(api.login, { body: { username, password: 'not this' } }, host));
      if (status === 401) through++;
    }
    line.close();
    return through;
  }

  const most = normalSpeeds.failedLoginsPerAccountAndAddress.free;
  let loosest = 0;
  let guessers = 0;
  const nothing = (): void => {};
  const short = fault.quick ? 3 : 10;
  const states: State[] = [
    { name: 'normal', seconds: short, start: nothing, end: nothing, spans: [] },
    { name: 'flushed', seconds: short, start: () => flush(redis.url), end: nothing, spans: [] },
    { name: 'killed', seconds: short, start: redis.kill, end: redis.start, spans: [] },
    { name: 'frozen', seconds: fault.quick ? 5 : 30, start: redis.freeze, end: redis.thaw, spans: [] },
    { name: 'slow', seconds: short, start: () => proxy.setDelay(2_000), end: () => proxy.setDelay(0), spans: [] },
  ];

  async function pass({ name, seconds, start, end, spans }: State): Promise<void> {
    const [username, address] = [`guessed_${guessers}`, `127.0.0.${20 + guessers++}`];
    // The limit is used up first, so that the fault affects a counter that has reached its limit.
    const before = await guess(username, address, most);
    const fromMs = machineMs();
    await start();
    const liveFrom = liveMs.length;
    do {
      await askWhoIAm();
      await measureLive();
      await sleep(500);
    } while (machineMs() < fromMs + seconds * 1_000);
    spans.push({ fromMs, toMs: machineMs() });
    const through = before + (await guess(username, address, 3 * most));
    loosest = Math.max(loosest, through / most);
    await end();
    const live = Math.max(...liveMs.slice(liveFrom));
    console.log(
      `  Redis ${name}: slowest live update ${Math.round(live)} ms, ${through} of ${4 * most} password guesses checked`,
    );
    await sleep(1_000);
  }

  await sleep(fault.quick ? 3_000 : 6_000);
  for (let round = 0; round < 3; round++) for (const state of states) await pass(state);
  await load.stop();

  const attempts = await readHistory(history);
  const [well = [], ...broken] = states.map(({ name, spans }) => {
    const p99s = spans.map(({ fromMs, toMs }) => {
      const votes = attempts.filter(({ kind, startMs }) => kind === 'vote' && startMs >= fromMs && startMs < toMs);
      const times = votes.map(({ startMs, endMs }) => endMs - startMs);
      return percentile(times, 0.99);
    });
    console.log(`  Redis ${name}: vote latency p99 per round ${p99s.map((ms) => ms.toFixed(1)).join(', ')} ms`);
    return p99s;
  });
  // Each round is compared with the normal state in the same round, and the median over the rounds counts, so that a
  // disk stall in one round has no effect.
  const slower = broken.map((p99s) => median(p99s.map((ms, round) => ms / (well[round] ?? NaN))));
  const wrong = attempts.filter(({ status }) => ![200, 409].includes(status));
  for (const { kind, status, startMs, endMs } of wrong)
    console.log(`  ! a ${kind} request returned ${status} after ${endMs - startMs} ms`);
  await database.query('DELETE FROM votes WHERE creator_id = $1', [quiet.creatorId]);
  await database.query('UPDATE ideas SET votes = 0 WHERE creator_id = $1', [quiet.creatorId]);
  await database.query('UPDATE boards SET total_votes = 0 WHERE creator_id = $1', [quiet.creatorId]);
  const { lost, double, miscounted, misread } = await checkVotes(attempts, database);
  return [
    { name: 'unexpected statuses', found: wrong.length, is: '=', goal: 0 },
    { name: 'lost, duplicate or miscounted votes', found: lost + double + miscounted, is: '=', goal: 0 },
    { name: 'impossible counts in responses', found: misread, is: '=', goal: 0 },
    { name: 'vote latency p99 vs working Redis', found: Math.max(...slower), is: '<=', goal: 2, isSpeed: true },
    { name: 'lost sessions', found: signedOut, is: '=', goal: 0 },
    { name: 'password guesses checked vs limit', found: loosest, unit: 'x', is: '<=', goal: 2 },
    { name: 'slowest live update', found: Math.max(...liveMs), unit: 'ms', is: '<=', goal: 5_000, isSpeed: true },
  ];
});
