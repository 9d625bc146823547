/** Thousands of clients open an uncached board at once: it must be rendered only once per language. */
import { bench } from './rig/bench.ts';
import { makeBoards } from './rig/crowd.ts';
import { runHerd } from './rig/herd.ts';
import { browserHeaders, startNginxAndFiles } from './rig/nginx-and-files.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { chartStatement, readStatements } from './rig/statement-counts.ts';

const count = 5_000;
const languages = ['en-GB,en;q=0.9', 'es-ES,es;q=0.9'] as const;

await bench('cold-herd', 5, async ({ rounds, later }) => {
  const database = await createOwnDatabase({ later });
  const [model, ...boards] = await makeBoards(database, rounds + 2, 50);
  if (!model) throw new Error('No board was created');

  let renders = 0;
  const site = await startProcess(
    { later },
    {
      file: 'server/src/main.ts',
      environment: { DATABASE_URL: database.url, LOG_LEVEL: 'debug' },
      onLog: (line) => (renders += Number(line.includes('"page rendered"'))),
    },
  );
  const { cached, files } = await startNginxAndFiles(later, site, {
    html: { path: `/${model.username}`, type: 'text/html' },
  });
  const headersOf = (number: number): object => ({
    ...browserHeaders,
    'accept-language': languages[number % 2],
  });

  const found = {
    lastMs: [] as number[],
    floorMs: [] as number[],
    queries: [] as number[],
    renders: [] as number[],
    failed: [] as number[],
  };
  for (const [round, board] of boards.entries()) {
    const bare = await runHerd(`${files}/html`, headersOf, count);
    if (bare.failed.length > 0) throw new Error(`The baseline failed: ${bare.failed[0]}`);
    const before = (await readStatements(database, chartStatement)).calls;
    renders = 0;
    const herd = await runHerd(`${cached}/${board.username}`, headersOf, count);
    const after = (await readStatements(database, chartStatement)).calls;
    console.log(
      `  ${herd.good} of ${count} requests served within ${Math.round(herd.lastMs)} ms; failures: ${[...new Set(herd.failed)].join(', ') || 'none'}`,
    );
    // The first round is a warm-up: the code is not JIT-compiled yet.
    if (round === 0) continue;
    found.lastMs.push(herd.lastMs);
    found.floorMs.push(bare.lastMs);
    found.queries.push(after - before);
    found.renders.push(renders);
    found.failed.push(herd.failed.length);
  }

  const exactly = { unit: '', of: 'value', is: 'exactly' } as const;
  const { lastMs, floorMs, queries, renders: rendered, failed } = found;
  return [
    { ...exactly, name: 'chart queries', values: [Math.max(...queries)], floors: [1], goal: 1 },
    { ...exactly, name: 'renders (two languages)', values: [Math.max(...rendered)], floors: [2], goal: 2 },
    { ...exactly, name: 'failed requests', values: [Math.max(...failed)], floors: [0], goal: 0 },
    {
      name: 'time until the last response',
      unit: 'ms',
      of: 'ratio',
      is: 'at most',
      values: lastMs,
      floors: floorMs,
      goal: 3,
    },
  ];
});
