/**
 * Kills servers, PostgreSQL, Redis and nginx repeatedly under load, while votes are withdrawn, and votes on one board are
 * held, released and voided. Every acknowledged vote must be stored unless it was withdrawn, and every count must be exact
 * at every moment.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { makeBoards, makeVoters } from '../bench/rig/crowd.ts';
import { machineMs } from '../bench/rig/steady-calls.ts';
import { between, pick } from '../server/seed/random.ts';
import { waitFor } from '../tools/services-process.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { readHistory } from './rig/history.ts';
import { holdAtRandom } from './rig/hold-at-random.ts';
import { checkpoint, killNow, startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { longestSilence } from './rig/recovery-time.ts';
import { startLoad } from './rig/start-load.ts';
import { watchCounts } from './rig/watch-counts.ts';

const victims = ['server', 'backend', 'postmaster', 'redis', 'nginx worker'] as const;
type Victim = (typeof victims)[number];
type Injection = { victim: Victim; atMs: number };

await runFault('crash-storm', 8, async (fault) => {
  const seconds = fault.quick ? 20 : 180;
  // On a slow machine, the crashes go on until this many requests have been made.
  const minRequests = fault.quick ? 20_000 : 200_000;
  const [shortest, longest] = fault.quick ? [2_000, 3_000] : [3_000, 7_000];
  const voters = 5_000;
  const cluster = await startCluster(fault);
  const { database } = cluster;
  const redis = await startRedis(fault);
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 4, 50);
  await checkpoint(cluster);
  const site = await startSite(fault, { DATABASE_URL: database.url, REDIS_URL: redis.url });
  const history = `${fault.folder}/history.jsonl`;

  const random = fault.random('schedule');
  const restarts: Promise<number>[] = [];
  const strike: Record<Victim, () => Promise<void>> = {
    async server() {
      // Crashes one server at a time, so that the other one stays up.
      await Promise.all(restarts);
      restarts.push(pick(random, site.servers).crash());
    },
    async backend() {
      const rows = await database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'upnext' ORDER BY pid`,
      );
      const { pid } = pick(random, rows);
      killNow(pid);
    },
    async postmaster() {
      const { runningPid, start } = cluster.server;
      killNow(runningPid() ?? 0);
      await waitFor('the postmaster to exit', () => !runningPid(), 5);
      await start();
    },
    async redis() {
      await redis.kill();
      await redis.start();
    },
    async 'nginx worker'() {
      killNow(pick(random, site.nginx.workers()));
    },
  };

  const load = await startLoad(fault, {
    origin: site.origin,
    boards,
    ideasEach: 50,
    voters,
    connections: 256,
    history,
    repeats: 0.2,
    withdrawals: 0.05,
  });
  const [held] = boards;
  if (!held) throw new Error('there is no board');
  const holds = holdAtRandom(fault, { url: database.url, board: held, ideas: 50, voters });
  const counts = watchCounts(fault, database.url, boards);
  const blows: Injection[] = [];
  const lastBlowBy = machineMs() + (seconds - 3) * 1_000;
  let bag: Victim[] = [];
  for (
    let pauseMs = 2_000;
    machineMs() + pauseMs < lastBlowBy || (await load.requests()) < minRequests;
    pauseMs = between(random, shortest, longest)
  ) {
    await sleep(pauseMs);
    if (bag.length === 0) bag = victims.toSorted(() => random() - 0.5);
    const victim = bag.pop() ?? 'server';
    const blow = { victim, atMs: machineMs() };
    blows.push(blow);
    await strike[victim]();
  }
  await sleep(3_000);
  const endsAt = machineMs();
  await load.stop();
  const moved = await holds.stop();
  const { looks, differences } = await counts.stop();
  const processes = await Promise.all(restarts);

  const attempts = await readHistory(history);
  const silences = blows.map(({ victim, atMs }, place) => {
    const silenceMs = longestSilence(attempts, atMs, blows[place + 1]?.atMs ?? endsAt);
    console.log(`  ${victim} killed: no successful vote for ${Math.round(silenceMs)} ms`);
    return { victim, silenceMs };
  });
  console.log(`  restart times of the killed servers: ${processes.map(Math.round).join(', ')} ms`);
  const outcomes = Object.entries(Object.groupBy(attempts, ({ outcome, status }) => `${outcome} ${status}`));
  console.log(
    `  requests by outcome and status: ${outcomes.map(([outcome, some = []]) => `${outcome}: ${some.length}`).join(', ')}`,
  );

  const slowest = (...kinds: Victim[]): number =>
    Math.max(0, ...silences.filter(({ victim }) => kinds.includes(victim)).map(({ silenceMs }) => silenceMs));
  const { lost, double, miscounted, misread } = await checkVotes(
    attempts,
    database,
    (idea) => idea >= held.firstIdea && idea < held.firstIdea + 50,
  );
  const withdrawn = attempts.filter(({ kind, outcome }) => kind === 'withdrawal' && outcome === 'acknowledged');
  const rejected = attempts.filter(({ status }) => status === 503);
  return [
    { name: 'vote requests', found: attempts.length, is: '>=', goal: minRequests },
    // More if nginx keeps counting the connections of killed workers.
    { name: 'share of 503 responses', found: rejected.length / attempts.length, is: '<=', goal: 0.4, isSpeed: true },
    { name: 'held, released and voided votes', found: moved, is: '>=', goal: 100 },
    { name: 'withdrawn votes', found: withdrawn.length, is: '>=', goal: 100 },
    { name: 'lost votes', found: lost, is: '=', goal: 0 },
    { name: 'duplicate votes', found: double, is: '=', goal: 0 },
    { name: 'wrong counts', found: miscounted, is: '=', goal: 0 },
    { name: 'checks of the counts under load', found: looks, is: '>=', goal: 20 },
    { name: 'wrong counts at any of these moments', found: differences, is: '=', goal: 0 },
    { name: 'impossible counts in responses', found: misread, is: '=', goal: 0 },
    {
      name: 'recovery after a server, nginx or Redis crash',
      found: slowest('server', 'nginx worker', 'redis'),
      unit: 'ms',
      is: '<=',
      goal: 1_000,
      isSpeed: true,
    },
    {
      name: 'recovery after a PostgreSQL crash',
      found: slowest('backend', 'postmaster'),
      unit: 'ms',
      is: '<=',
      goal: 3_000,
      isSpeed: true,
    },
  ];
});
