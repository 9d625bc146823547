/**
 * Measures board reads through nginx (deploy/nginx.conf) and its cache while votes arrive at a constant rate. The
 * baseline is nginx serving static files.
 */
import { bench } from './rig/bench.ts';
import { costOf, readCpuTime } from './rig/cpu-time.ts';
import { makeBoards, makeVoters } from './rig/crowd.ts';
import { browserHeaders, startNginxAndFiles } from './rig/nginx-and-files.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { readStatements, voteStatement } from './rig/statement-counts.ts';
import { voteSteadily } from './rig/steady-votes.ts';
import { readWith, type WrkResult } from './rig/wrk.ts';

const votesPerSecond = 500;
const kinds = ['json', 'html'] as const;
type Kind = (typeof kinds)[number];

await bench('board-read', 10, async ({ quick, rounds, later }) => {
  const seconds = quick ? 3 : 8;
  const voters = 20_000;
  const database = await createOwnDatabase({ later });
  await makeVoters(database, voters);
  const [board] = await makeBoards(database, 1, 50);
  if (!board) throw new Error('No board was created');

  const site = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url } },
  );
  const bodies = {
    json: { path: `/api/creators/${board.username}`, type: 'application/json' },
    html: { path: `/${board.username}`, type: 'text/html' },
  };
  const { cached, files } = await startNginxAndFiles(later, site, bodies);
  const votes = voteSteadily(site.origin, { ...board, perSecond: votesPerSecond, voters, ideas: 50 });
  later(() => votes.stop());

  const load = { connections: 64, headers: browserHeaders };
  const statementsPerSecond: number[] = [];

  async function read(url: string, runSeconds = seconds): Promise<WrkResult> {
    const result = await readWith({ ...load, url, seconds: runSeconds });
    if (result.good < result.answers) throw new Error(`${result.answers - result.good} reads of ${url} failed`);
    return result;
  }

  async function readCached(kind: Kind): Promise<number> {
    const before = await readStatements(database, voteStatement, 'NOT LIKE');
    const { perSecond } = await read(cached + bodies[kind].path);
    const after = await readStatements(database, voteStatement, 'NOT LIKE');
    statementsPerSecond.push((after.calls - before.calls) / seconds);
    return perSecond;
  }

  const found = {
    json: { values: [] as number[], floors: [] as number[] },
    html: { values: [] as number[], floors: [] as number[] },
  };
  for (const kind of kinds) await read(cached + bodies[kind].path, 1);
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) {
      found[kind].floors.push((await read(`${files}/${kind}`)).perSecond);
      found[kind].values.push(await readCached(kind));
    }
  }
  const answers = await votes.stop();
  const lost = answers.filter(({ status }) => status !== 200).length;

  // Also measure reads without nginx, where every response is compressed again. They have no goal, because production
  // traffic goes through nginx.
  for (const kind of kinds) {
    await read(site.origin + bodies[kind].path, 2);
    const before = await readCpuTime(site.pid, database);
    const alone = await read(site.origin + bodies[kind].path);
    const cost = costOf(before, await readCpuTime(site.pid, database), alone.answers);
    console.log(`  ${kind} without nginx: ${Math.round(alone.perSecond)} requests/s, ${cost}`);
  }

  const ratio = { unit: '/s', of: 'ratio', is: 'at least', goal: 0.9 } as const;
  const none = statementsPerSecond.map(() => NaN);
  return [
    { ...ratio, name: 'JSON reads vs static file', ...found.json },
    { ...ratio, name: 'HTML reads vs static file', ...found.html },
    {
      name: 'SQL statements for reads',
      unit: '/s',
      of: 'value',
      is: 'at most',
      goal: 5,
      values: statementsPerSecond,
      floors: none,
    },
    { name: 'failed votes', unit: '', of: 'value', is: 'exactly', goal: 0, values: [lost], floors: [NaN] },
  ];
});
