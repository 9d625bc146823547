/** Fails over to a synchronous standby under load. No acknowledged vote may be lost. */
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { makeBoards, makeVoters } from '../bench/rig/crowd.ts';
import { openDatabase } from '../bench/rig/own-database.ts';
import { freePort } from '../bench/rig/start-process.ts';
import { machineMs } from '../bench/rig/steady-calls.ts';
import { between } from '../server/seed/random.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { readHistory } from './rig/history.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { killNode, promote, startStandby, type Node } from './rig/own-standby.ts';
import { recoveryMs } from './rig/recovery-time.ts';
import { startLoad } from './rig/start-load.ts';

await runFault('fail-over', 8, async (fault) => {
  const rounds = fault.quick ? 1 : 4;
  const seconds = fault.quick ? 4 : 10;
  const voters = 5_000;
  const random = fault.random('schedule');
  const cluster = await startCluster(fault);
  const redis = await startRedis(fault);
  await makeVoters(cluster.database, voters);
  const boards = await makeBoards(cluster.database, 4, 50);
  const ports = [cluster.port, await freePort()];
  const addresses = ports.map((port) => `127.0.0.1:${port}`).join(',');

  let primary: Node = cluster;
  let standby = startStandby(fault, primary, ports[1] ?? 0, 'standby-0');
  await setOn(primary, `synchronous_standby_names = '*'`);
  const site = await startSite(fault, {
    DATABASE_URL: `postgres://upnext:upnext@${addresses}/upnext`,
    REDIS_URL: redis.url,
  });
  const warningsWell = await readWarnings(site.servers[0]?.origin);

  const history = `${fault.folder}/history.jsonl`;
  const load = await startLoad(fault, {
    origin: site.origin,
    boards,
    ideasEach: 50,
    voters,
    connections: 32,
    history,
    repeats: 0.2,
  });
  const promotions: { diedMs: number; promotedMs: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await sleep(between(random, seconds * 500, seconds * 1_000));
    const diedMs = machineMs();
    killNode(primary);
    await sleep(between(random, 200, 1_500));
    promote(fault, standby);
    promotions.push({ diedMs, promotedMs: machineMs() });
    const { port } = primary;
    primary = standby;
    await sleep(seconds * 500);
    if (round === rounds - 1) break;
    // The old primary becomes the standby of the new one.
    standby = startStandby(fault, primary, port, `standby-${round + 1}`);
    await setOn(primary, `synchronous_standby_names = '*'`);
  }
  await load.stop();

  const attempts = await readHistory(history);
  const backMs = promotions.map(({ promotedMs }) => Math.max(0, recoveryMs(attempts, promotedMs)));
  for (const [round, { diedMs, promotedMs }] of promotions.entries()) {
    const [dead, back] = [promotedMs - diedMs, backMs[round] ?? NaN].map(Math.round);
    console.log(
      `  failover ${round + 1}: standby promoted ${dead} ms after the crash, first stored vote ${back} ms later`,
    );
  }
  const counts = Object.entries(Object.groupBy(attempts, ({ outcome, status }) => `${outcome} ${status}`));
  console.log(
    `  requests by outcome and status: ${counts.map(([what, some = []]) => `${what}: ${some.length}`).join(', ')}`,
  );
  const database = openDatabase(fault, cluster.database.url.replace(`:${cluster.port}/`, `:${primary.port}/`));
  const { lost, double, miscounted, misread } = await checkVotes(attempts, database);

  await setOn(primary, 'synchronous_commit = off');
  await sleep(500);
  const warningsOff = await readWarnings(site.servers[0]?.origin);
  console.log(`  /readyz warnings with synchronous_commit = off: ${JSON.stringify(warningsOff)}`);
  return [
    { name: 'vote requests', found: attempts.length, is: '>=', goal: seconds * rounds * 500 },
    { name: 'lost votes', found: lost, is: '=', goal: 0 },
    { name: 'duplicate votes', found: double, is: '=', goal: 0 },
    { name: 'wrong counts', found: miscounted, is: '=', goal: 0 },
    { name: 'impossible counts in responses', found: misread, is: '=', goal: 0 },
    {
      name: 'first write after promotion',
      found: Math.max(...backMs),
      unit: 'ms',
      is: '<=',
      goal: 5_000,
      isSpeed: true,
    },
    { name: 'false warnings', found: warningsWell.length, is: '=', goal: 0 },
    {
      name: 'synchronous_commit warnings',
      found: warningsOff.filter((text) => text.startsWith('synchronous_commit')).length,
      is: '=',
      goal: 1,
    },
  ];
});

async function setOn({ adminUrl }: Node, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`ALTER SYSTEM SET ${setting}`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

async function readWarnings(origin = ''): Promise<string[]> {
  const answer = await fetch(`${origin}/readyz`);
  return ((await answer.json()) as { warnings?: string[] }).warnings ?? [];
}
