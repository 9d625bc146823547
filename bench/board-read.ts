/** A crowd reads a board while its votes come in: how near its pages come to bytes that never change. */
import { bench } from './rig/bench.ts';
import { costOf, readCpuTime } from './rig/cpu-time.ts';
import { makeBoards, makeVoters } from './rig/crowd.ts';
import { browserHeaders, keepOnFloor, startFloor } from './rig/floor.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { readStatements, voteStatement } from './rig/statement-counts.ts';
import { voteSteadily } from './rig/steady-votes.ts';
import { readWith, type WrkResult } from './rig/wrk.ts';

const votesPerSecond = 500;

await bench('board-read', 10, async ({ quick, rounds, later }) => {
  const seconds = quick ? 3 : 8;
  const voters = 20_000;
  const database = await createOwnDatabase({ later });
  await makeVoters(database, voters);
  const [board] = await makeBoards(database, 1, 50);
  if (!board) throw new Error('No board');

  const floor = await startFloor({ later });
  const site = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url } },
  );
  const pages = { json: `${site.origin}/api/creators/${board.username}`, html: `${site.origin}/${board.username}` };
  await keepOnFloor(floor, pages);
  const votes = voteSteadily(site.origin, { ...board, perSecond: votesPerSecond, voters, ideas: 50 });
  later(() => votes.stop());

  const load = { connections: 64, seconds, headers: browserHeaders };
  const statementsPerSecond: number[] = [];

  async function readProduct(kind: keyof typeof pages): Promise<WrkResult> {
    const before = await readStatements(database, voteStatement, 'NOT LIKE');
    const cpuBefore = await readCpuTime(site.pid, database);
    const result = await readWith({ ...load, url: pages[kind] });
    const after = await readStatements(database, voteStatement, 'NOT LIKE');
    statementsPerSecond.push((after.calls - before.calls) / seconds);
    if (result.good < result.answers) throw new Error(`${result.answers - result.good} reads failed`);
    const cost = costOf(cpuBefore, await readCpuTime(site.pid, database), result.answers);
    console.log(`  ${kind}: ${Math.round(result.perSecond)}/s, votes included ${cost}`);
    return result;
  }

  const found = {
    json: { values: [] as number[], floors: [] as number[] },
    html: { values: [] as number[], floors: [] as number[] },
  };
  for (const kind of ['json', 'html'] as const) await readWith({ ...load, url: pages[kind], seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['json', 'html'] as const) {
      found[kind].floors.push((await readWith({ ...load, url: `${floor.origin}/${kind}` })).perSecond);
      found[kind].values.push((await readProduct(kind)).perSecond);
    }
  }
  const answers = await votes.stop();
  const lost = answers.filter(({ status }) => status !== 200).length;

  const ratio = { unit: '/s', of: 'ratio', is: 'at least', goal: 0.8 } as const;
  const none = statementsPerSecond.map(() => NaN);
  return [
    { ...ratio, name: 'JSON to the same bytes', ...found.json },
    { ...ratio, name: 'HTML to the same bytes', ...found.html },
    {
      name: 'statements of reads',
      unit: '/s',
      of: 'value',
      is: 'at most',
      goal: 5,
      values: statementsPerSecond,
      floors: none,
    },
    { name: 'votes lost meanwhile', unit: '', of: 'value', is: 'exactly', goal: 0, values: [lost], floors: [NaN] },
  ];
});
