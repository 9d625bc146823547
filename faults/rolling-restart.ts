/**
 * Restarts the servers one by one under load, with 10,000 live streams. No request may fail, and no count may be wrong.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { askProcess } from '../bench/rig/ask-process.ts';
import { makeBoards, makeVoters } from '../bench/rig/crowd.ts';
import { endProcess } from '../bench/rig/start-process.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { readHistory } from './rig/history.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { startLoad } from './rig/start-load.ts';
import type { Compared, StreamOrder, StreamState } from './rig/stream-crowd.ts';

const ideas = 20;

await runFault('rolling-restart', 15, async (fault) => {
  const streams = fault.quick ? 1_000 : 10_000;
  const restarts = fault.quick ? 4 : 20;
  const voters = 50_000;
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 4, ideas);
  const [watched] = boards;
  if (!watched) throw new Error('No board was created');
  const site = await startSite(fault, { DATABASE_URL: database.url, REDIS_URL: redis.url });

  const readers = fork(path.join(import.meta.dirname, 'rig/stream-crowd.ts'));
  fault.later(() => endProcess(readers));
  const url = `${site.origin}/api/creators/${watched.username}/live`;
  readers.send({ open: { url, streams, firstIdea: watched.firstIdea, ideas } } satisfies StreamOrder);
  const state = (): Promise<StreamState> => askProcess(readers, { ask: 'state' } satisfies StreamOrder, 'connected');

  /** Waits until all streams are connected. Returns false after a timeout. */
  async function allConnected(seconds: number): Promise<boolean> {
    for (let tries = 0; tries < seconds * 5; tries++) {
      if ((await state()).connected === streams) return true;
      await sleep(200);
    }
    return false;
  }
  if (!(await allConnected(60))) throw new Error(`Only ${(await state()).connected} of ${streams} streams opened`);

  const history = `${fault.folder}/history.jsonl`;
  const crowd = { origin: site.origin, boards, ideasEach: ideas, voters, connections: 48, history, reads: 0.2 };
  // The load is half of the peak rate that this machine reaches with these streams.
  const peak = await startLoad(fault, crowd);
  await sleep(8_000);
  const { attempts: peakAttempts, nextPair } = await peak.stop();
  const perSecond = peakAttempts / 8 / 2;
  console.log(`  load: ${Math.round(perSecond)} requests per second, half of the peak rate`);
  const load = await startLoad(fault, { ...crowd, perSecond, firstPair: nextPair });
  // At the peak rate, this machine is too busy to read all streams, and the server closes those with unread data.
  if (!(await allConnected(60))) throw new Error('Not all streams came back after the peak load');
  readers.send({ forget: 'disconnects' } satisfies StreamOrder);
  for (let turn = 0; turn < restarts; turn++) {
    const startedAt = performance.now();
    await site.servers[turn % site.servers.length]?.restart();
    const backMs = performance.now() - startedAt;
    const isWhole = await allConnected(20);
    const { connected, longestAwayMs, failed } = await state();
    console.log(
      `  restart ${turn + 1}: process ready after ${Math.round(backMs)} ms, ${connected} streams connected${isWhole ? '' : ', some missing'}, longest disconnect so far ${Math.round(longestAwayMs)} ms, failed attempts to open a stream: ${JSON.stringify(failed)}`,
    );
  }
  await load.stop();
  await sleep(4_000);

  const counts = await database.query<{ votes: number }>('SELECT votes FROM ideas WHERE creator_id = $1 ORDER BY id', [
    watched.creatorId,
  ]);
  const votes = counts.map((row) => row.votes);
  const totalVotes = votes.reduce((sum, one) => sum + one, 0);
  const { different } = await askProcess<Compared>(
    readers,
    { compare: { votes, totalVotes } } satisfies StreamOrder,
    'different',
  );
  const { connected, longestAwayMs, returns } = await state();
  const attempts = await readHistory(history);
  const failed = attempts.filter(({ status }) => status !== 200);
  const kinds = Object.entries(Object.groupBy(failed, ({ kind, status }) => `${kind} ${status}`));
  console.log(
    `  ${attempts.length} requests sent, ${returns} stream reconnects; failed requests by kind and status: ${kinds.map(([kind, some = []]) => `${kind}: ${some.length}`).join(', ') || 'none'}`,
  );
  const { lost, double, miscounted, misread } = await checkVotes(attempts, database);
  return [
    { name: 'failed requests', found: failed.length, is: '=', goal: 0 },
    { name: 'requests', found: attempts.length, is: '>=', goal: restarts * 500 },
    { name: 'connected streams', found: connected, is: '=', goal: streams },
    { name: 'longest stream disconnect', found: longestAwayMs / 1_000, unit: 's', is: '<=', goal: 10, isSpeed: true },
    { name: 'pages with wrong counts', found: different, is: '=', goal: 0 },
    {
      name: 'lost, duplicate, miscounted or misread votes',
      found: lost + double + miscounted + misread,
      is: '=',
      goal: 0,
    },
  ];
});
