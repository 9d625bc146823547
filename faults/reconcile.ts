/**
 * Checks that the nightly recount finds no differences under load, reports wrong counts, and corrects them only with
 * --fix.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { makeBoards, makeVoters } from '../bench/rig/crowd.ts';
import { freePort, startProcess } from '../bench/rig/start-process.ts';
import { waitFor } from '../tools/services-process.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { readHistory } from './rig/history.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { startLoad } from './rig/start-load.ts';

await runFault('reconcile', 5, async (fault) => {
  const voters = 5_000;
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 60, 50);
  const environment = { DATABASE_URL: database.url, REDIS_URL: redis.url };
  const site = await startSite(fault, environment);
  const logged: string[] = [];
  const metricsPort = await freePort();
  await startProcess(fault, {
    file: 'server/src/main.ts',
    environment: { ...environment, ROLE: 'all', BASE_URL: site.origin, METRICS_PORT: String(metricsPort) },
    onLog: (line) => logged.push(line),
  });
  const history = `${fault.folder}/history.jsonl`;
  const load = await startLoad(fault, {
    origin: site.origin,
    boards,
    ideasEach: 50,
    voters,
    connections: 16,
    history,
    perSecond: 1_000,
    repeats: 0.1,
  });
  await sleep(fault.quick ? 4_000 : 15_000);

  let nights = 0;
  /** Runs the nightly job and returns the number of differences that the metric reports. */
  async function runNight(): Promise<number> {
    await database.query(`SELECT graphile_worker.add_job('reconcile-counts')`);
    nights++;
    await waitFor(
      'the nightly job',
      async () => {
        const [row] = await database.query<{ count: number }>('SELECT count(*) AS count FROM reconciliations');
        return (row?.count ?? 0) >= nights;
      },
      60,
    );
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^upnext_count_differences (\d+)$/m.exec(metrics)?.[1] ?? NaN);
  }
  const errors = (): number =>
    logged.filter((line) => line.includes('"level":50') && line.includes('count mismatch')).length;

  // This runs under load, where a recount without a consistent snapshot would report false differences.
  const foundUnderLoad = Math.max(await runNight(), await runNight(), await runNight());
  await load.stop();

  const [idea, board] = [boards[3], boards[7]];
  await database.query('UPDATE ideas SET votes = votes + 1 WHERE id = $1', [idea?.firstIdea]);
  await database.query('UPDATE boards SET total_votes = total_votes + 5, pending_count = 1 WHERE creator_id = $1', [
    board?.creatorId,
  ]);
  const plantedMetric = await runNight();
  await sleep(500);
  const plantedErrors = errors();
  const untouched = await runNight();

  const reconcile = (...words: string[]) =>
    spawnSync('npm', ['run', '--silent', 'reconcile', '--', ...words], {
      cwd: path.join(import.meta.dirname, '..'),
      env: { ...process.env, DATABASE_URL: database.url },
      encoding: 'utf8',
    });
  console.log(`  ${reconcile().stdout.trim().replaceAll('\n', '\n  ')}`);
  const refused = reconcile().status;
  const fixed = reconcile('--fix').status;
  nights += 3;
  const afterwards = await runNight();
  const { lost, double, miscounted } = await checkVotes(await readHistory(history), database);
  return [
    { name: 'wrong counts reported under load', found: foundUnderLoad, is: '=', goal: 0 },
    // Three differences: the idea's count, its board's total, and the other board's counts.
    { name: 'wrong counts in the metric', found: plantedMetric, is: '=', goal: 3 },
    { name: 'wrong counts in the log', found: plantedErrors, is: '=', goal: 3 },
    { name: 'wrong counts left without --fix', found: untouched, is: '=', goal: 3 },
    { name: 'exit code without --fix', found: refused ?? -1, is: '=', goal: 1 },
    { name: 'wrong counts left after --fix', found: afterwards + (fixed ?? 1), is: '=', goal: 0 },
    { name: 'lost, duplicate or miscounted votes', found: lost + double + miscounted, is: '=', goal: 0 },
  ];
});
