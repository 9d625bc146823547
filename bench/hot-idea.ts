/**
 * Measures votes for one idea from many connections. The baseline is a bare Fastify POST route that returns a constant.
 */
import { bench } from './rig/bench.ts';
import { costEach, describeCost, readCpuTime, type Cost } from './rig/cpu-time.ts';
import { countVotes, makeBoards, makeIdeas, makeVoters, mostVotesPerSecond, type Board } from './rig/crowd.ts';
import { startBaseline } from './rig/floor.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess, type OwnProcess } from './rig/start-process.ts';
import { voteWith } from './rig/wrk.ts';

await bench('hot-idea', 15, async ({ quick, rounds, later }) => {
  const seconds = quick ? 3 : 8;
  const database = await createOwnDatabase({ later });
  // Every vote of a measurement comes from a different account. Each measurement uses a new idea.
  await makeVoters(database, seconds * mostVotesPerSecond);
  const [board] = await makeBoards(database, 1, 10);
  const many = await makeBoards(database, 100, 10);
  if (!board) throw new Error('No board was created');

  const environment = { DATABASE_URL: database.url };
  const file = 'server/src/main.ts';
  const floor = await startBaseline({ later });
  const site = await startProcess({ later }, { file, environment });
  const alone = await startProcess({ later }, { file, environment, preload: ['one-vote-a-transaction.ts'] });

  async function measure(server: OwnProcess, connections: number, boards = [board!], runSeconds = seconds) {
    const usernames = boards.map(({ username }) => username);
    const ideasEach = boards.length === 1 ? 1 : 10;
    const firstIdea = await makeFreshIdeas(boards, ideasEach);
    const load = { origin: server.origin, connections, seconds: runSeconds, usernames, firstIdea, ideasEach };
    if (server === floor)
      return { ...(await voteWith({ ...load, siteOrigin: site.origin })), cost: { server: 0, database: 0 } };
    const before = await readCpuTime(server.pid, database);
    const result = await voteWith(load);
    const ideas = boards.length * ideasEach;
    const kept = await countVotes(database, firstIdea, ideas);
    if (result.good < result.answers) throw new Error(`${result.answers - result.good} votes were rejected`);
    if (kept < result.good) throw new Error(`${result.good} votes were acknowledged, ${kept} are stored`);
    const cost = costEach(before, await readCpuTime(server.pid, database), kept);
    console.log(
      `  ${connections} connections, ${ideas} ${ideas === 1 ? 'idea' : 'ideas'}: ${Math.round(result.perSecond)} votes/s, ${describeCost([cost])}`,
    );
    return { ...result, cost };
  }

  /** Creates new ideas, so that the same accounts can vote again. */
  async function makeFreshIdeas(boards: Board[], ideasEach: number): Promise<number> {
    const made: number[] = [];
    for (const one of boards) made.push(await makeIdeas(database, one, ideasEach));
    return made[0] ?? 0;
  }

  await measure(site, 64, [board], 2);
  await measure(alone, 64, [board], 1);
  await measure(floor, 64, [board], 1);

  const at = { floor64: [], hot64: [], alone64: [], floor256: [], hot256: [], spread256: [], p99: [], floorP99: [] };
  const found: Record<keyof typeof at, number[]> = at;
  const costs: Record<64 | 256, Cost[]> = { 64: [], 256: [] };
  for (let round = 0; round < rounds; round++) {
    found.floor64.push((await measure(floor, 64)).perSecond);
    const few = await measure(site, 64);
    found.hot64.push(few.perSecond);
    costs[64].push(few.cost);
    found.alone64.push((await measure(alone, 64)).perSecond);
    const bare = await measure(floor, 256);
    const hot = await measure(site, 256);
    found.floor256.push(bare.perSecond);
    found.hot256.push(hot.perSecond);
    costs[256].push(hot.cost);
    found.floorP99.push(bare.p99Ms);
    found.p99.push(hot.p99Ms);
    found.spread256.push((await measure(site, 256, many)).perSecond);
  }

  for (const [connections, each] of Object.entries(costs)) {
    console.log(`  median at ${connections} connections: ${describeCost(each)}`);
  }
  const ratio = { unit: '/s', of: 'ratio', is: 'at least' } as const;
  const { floor64, hot64, alone64, floor256, hot256, spread256, p99, floorP99 } = found;
  return [
    { ...ratio, name: 'votes vs a bare POST, 64 connections', values: hot64, floors: floor64, goal: 0.42 },
    { ...ratio, name: 'votes vs a bare POST, 256 connections', values: hot256, floors: floor256, goal: 0.5 },
    { ...ratio, name: 'votes vs one transaction per vote, 64 connections', values: hot64, floors: alone64, goal: 5 },
    {
      ...ratio,
      name: 'votes vs 1,000 ideas on 100 boards, 256 connections',
      values: hot256,
      floors: spread256,
      goal: 0.8,
    },
    {
      name: 'vote latency p99, 256 connections',
      unit: 'ms',
      of: 'value',
      is: 'at most',
      values: p99,
      floors: floorP99,
      goal: 250,
    },
  ];
});
