/**
 * Opens five times as many connections as peak throughput needs. Goodput must stay high, and the other requests must
 * quickly get a 503 or 429.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { makeBoards, makeVoters } from '../bench/rig/crowd.ts';
import { machineMs } from '../bench/rig/steady-calls.ts';
import { percentile } from '../bench/rig/verdict.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { readHistory, type Attempt } from './rig/history.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { openSlowClients } from './rig/slow-clients.ts';
import { startLoad } from './rig/start-load.ts';

type Span = { fromMs: number; toMs: number };

await runFault('overload', 8, async (fault) => {
  const voters = 8_000;
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 4, 50);
  const { origin } = await startSite(fault, { DATABASE_URL: database.url, REDIS_URL: redis.url });
  const history = `${fault.folder}/history.jsonl`;
  let firstPair = 0;

  async function press(connections: number, seconds: number, perSecond?: number): Promise<Span> {
    const common = { origin, boards, ideasEach: 50, voters, history, isPatient: true };
    const load = await startLoad(fault, { ...common, connections, firstPair, ...(perSecond && { perSecond }) });
    await sleep(1_000);
    const fromMs = machineMs();
    await sleep(seconds * 1_000);
    const toMs = machineMs();
    ({ nextPair: firstPair } = await load.stop());
    return { fromMs, toMs };
  }

  const within = (attempts: Attempt[], { fromMs, toMs }: Span): Attempt[] =>
    attempts.filter(({ endMs }) => endMs >= fromMs && endMs < toMs);
  const goodput = (attempts: Attempt[], span: Span): number =>
    within(attempts, span).filter(({ status }) => status === 200).length / ((span.toMs - span.fromMs) / 1_000);
  const p99 = (attempts: Attempt[]): number =>
    percentile(
      attempts.map(({ startMs, endMs }) => endMs - startMs),
      0.99,
    );

  await press(64, 2);
  const tries: { connections: number; perSecond: number }[] = [];
  for (const connections of [64, 128, 192, 256, 320]) {
    const span = await press(connections, fault.quick ? 3 : 6);
    tries.push({ connections, perSecond: goodput(await readHistory(history), span) });
  }
  const peak = tries.reduce((best, one) => (one.perSecond > best.perSecond ? one : best));
  console.log(
    `  accepted requests: ${tries.map((one) => `${Math.round(one.perSecond)}/s with ${one.connections} connections`).join(', ')}`,
  );

  // Opens at least 640 connections, which is more than nginx accepts, even if noise made the first step look like the
  // peak.
  const crowd = 5 * Math.max(128, peak.connections);
  const step = await press(crowd, fault.quick ? 8 : 60);
  const after = await press(peak.connections, 6);
  const attempts = await readHistory(history);
  const stepped = within(attempts, step);
  const refused = stepped.filter(({ status }) => status !== 200);
  const polite = refused.filter(({ status }) => status === 429 || status === 503);
  const accepted = stepped.filter(({ status }) => status === 200);
  const kept = goodput(attempts, step);
  console.log(
    `  overload with ${crowd} connections: ${Math.round(kept)} requests/s accepted (latency p99 ${Math.round(p99(accepted))} ms), ${refused.length} requests rejected (latency p99 ${Math.round(p99(refused))} ms)`,
  );
  const slices = [0, 1, 2, 3, 4, 5].map((second) =>
    goodput(attempts, { fromMs: after.fromMs + second * 1_000, toMs: after.fromMs + (second + 1) * 1_000 }),
  );
  const normal = slices.findIndex((perSecond) => perSecond >= 0.8 * peak.perSecond);

  const half = { connections: peak.connections, perSecond: Math.min(kept, peak.perSecond) / 2 };
  const halfPress = (seconds: number): Promise<Span> => press(half.connections, seconds, half.perSecond);
  const before = await halfPress(8);
  // The slow clients connect under steady load, and the last one must be disconnected before the load ends.
  const pressing = halfPress(26);
  await sleep(3_000);
  const opened = await openSlowClients(fault, origin, 2_000);
  const slow = await pressing;
  const closed = opened.closedAfterMs();
  const later = await halfPress(8);
  const all = await readHistory(history);
  // The baseline includes the time before and after the slow clients, because background work in the database affects
  // all measurements.
  const calmP99 = p99([...within(all, before), ...within(all, later)]);
  const slowP99 = p99(within(all, slow));
  console.log(
    `  latency p99 at half of the peak rate: ${p99(within(all, before)).toFixed(1)} ms before, ${slowP99.toFixed(1)} ms with and ${p99(within(all, later)).toFixed(1)} ms after 2,000 slow connections`,
  );
  const { lost, double, miscounted } = await checkVotes(all, database);
  return [
    { name: 'accepted requests vs peak', found: kept / peak.perSecond, is: '>=', goal: 0.65, isSpeed: true },
    { name: 'errors other than 429 and 503', found: refused.length - polite.length, is: '=', goal: 0 },
    { name: '429 and 503 responses', found: polite.length, is: '>=', goal: 1 },
    { name: 'latency p99 of rejected requests', found: p99(refused), unit: 'ms', is: '<=', goal: 300, isSpeed: true },
    {
      name: 'time until back to normal',
      found: normal === -1 ? Infinity : normal + 1,
      unit: 's',
      is: '<=',
      goal: 5,
      isSpeed: true,
    },
    { name: 'lost, duplicate or miscounted votes', found: lost + double + miscounted, is: '=', goal: 0 },
    { name: 'slow connections closed', found: closed.length, is: '=', goal: 2_000 },
    {
      name: 'time until slow connections are closed',
      found: Math.max(...closed) / 1_000,
      unit: 's',
      is: '<=',
      goal: 15,
      isSpeed: true,
    },
    {
      name: 'latency p99 with vs without slow connections',
      found: slowP99 / calmP99,
      unit: 'x',
      is: '<=',
      goal: 2,
      isSpeed: true,
    },
  ];
});
