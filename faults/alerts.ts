/**
 * Checks with a real Prometheus that every dashboard panel has data, that no alert fires without a fault, and that each
 * fault triggers only its own alerts.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { makeBoards, makeVoters, tokenOf } from '../bench/rig/crowd.ts';
import { freePort, startProcess } from '../bench/rig/start-process.ts';
import { waitFor } from '../tools/services-process.ts';
import { runFault, type Finding } from './rig/fault.ts';
import { killNow, startCluster } from './rig/own-cluster.ts';
import { judgeMetrics, startPrometheus } from './rig/own-prometheus.ts';
import { startRedis } from './rig/own-redis.ts';
import { startLoad } from './rig/start-load.ts';
import { watchStream } from './rig/watch-stream.ts';

type Broken = { name: string; fires: string[]; mayFire?: string[]; make: () => Promise<() => Promise<unknown>> };
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

const dashboards = path.join(import.meta.dirname, '../deploy/grafana/*.json');

await runFault('alerts', 6, async (fault) => {
  const { database, adminUrl, server: postgres } = await startCluster(fault);
  const redis = await startRedis(fault);
  const voters = 5_000;
  await makeVoters(database, voters);
  const boards = await makeBoards(database, 2, 50);
  const environment = { DATABASE_URL: database.url, REDIS_URL: redis.url, LIMIT_SCALE: '1000' };
  const [sitePort, workerPort] = [await freePort(), await freePort()];
  const start = (role: string, port: number) =>
    startProcess(fault, {
      file: 'server/src/main.ts',
      environment: { ...environment, ROLE: role, METRICS_PORT: String(port) },
    });
  const site = await start('http', sitePort);
  const worker = await start('all', workerPort);
  await database.query(`SELECT graphile_worker.add_job('reconcile-counts')`);
  const prometheus = await startPrometheus(fault, [sitePort, workerPort]);

  const username = boards[0]?.username ?? '';
  watchStream(fault, site.origin, username);
  const load = { origin: site.origin, boards, ideasEach: 50, voters, connections: 8, perSecond: 100, reads: 0.2 };
  await startLoad(fault, { ...load, history: `${fault.folder}/history.jsonl` });
  every(100, (turn) => {
    void ask(`/${turn % 2 === 0 ? username : 'pricing'}`);
    void ask('/sitemap.xml');
  });

  /** Sends a request and ignores the response. */
  async function ask(address: string, headers: Record<string, string> = {}): Promise<void> {
    await fetch(site.origin + address, { headers, signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
  }

  function every(milliseconds: number, work: (turn: number) => void): () => Promise<void> {
    let turn = 0;
    const timer = setInterval(() => work(turn++), milliseconds);
    const stop = async (): Promise<void> => clearInterval(timer);
    fault.later(stop);
    return stop;
  }

  async function asAdmin(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  const panels = globSync(dashboards).flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Dashboard).panels);
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
  let empty: string[] = [];
  async function lookAtPanels(): Promise<boolean> {
    const answers = queries.map(async ({ title, expr }) => {
      const filled = expr.replaceAll('$__rate_interval', '10s').replaceAll('$instance', '.*');
      return (await prometheus.query(filled)).length > 0 ? [] : [title];
    });
    empty = (await Promise.all(answers)).flat();
    return empty.length === 0;
  }
  await waitFor('data in every panel', lookAtPanels, 30).catch(() =>
    console.log(`  ! no data in panels: ${empty.join(', ')}`),
  );
  const text = await (await fetch(`http://127.0.0.1:${sitePort}/metrics`)).text();
  const judged = judgeMetrics(text);
  if (judged) console.log(`  ! promtool check metrics failed: ${judged}`);
  await sleep(fault.quick ? 3_000 : 20_000);
  const atRest = await prometheus.firing();
  if (atRest.length > 0) console.log(`  ! alerts firing without a fault: ${atRest.join(', ')}`);

  const brokenThings: Broken[] = [
    {
      name: 'wrong data and settings',
      fires: [
        'CallsFail',
        'CountsDiffer',
        'JobsGivenUp',
        'JobsLate',
        'MayLoseVotes',
        'NotReconciled',
        'RedisAway',
        'ReportsWait',
      ],
      async make() {
        await database.query('UPDATE ideas SET votes = votes + 1 WHERE id = $1', [boards[1]?.firstIdea]);
        await database.query(`SELECT graphile_worker.add_job('reconcile-counts')`);
        await waitFor(
          'the recount',
          async () => (await prometheus.query('upnext_count_differences > 0')).length > 0,
          20,
        );
        await database.query(`UPDATE reconciliations SET ended_at = now() - interval '3 days'`);
        await database.query(
          `INSERT INTO reports (creator_id, idea_id, reason, title, description, reported_at)
           SELECT creator_id, id, 'spam', title, description, now() - interval '3 days' FROM ideas WHERE id = $1`,
          [boards[1]?.firstIdea],
        );
        await database.query(`SELECT graphile_worker.add_job('nobody-does-this', run_at => now() - interval '1 hour')`);
        await database.query(
          `SELECT graphile_worker.permanently_fail_jobs(ARRAY[(graphile_worker.add_job('write-sitemap', run_at => now() + interval '1 hour')).id])`,
        );
        await database.query('ALTER TABLE sitemap_files RENAME TO gone');
        await asAdmin('ALTER SYSTEM SET synchronous_commit = off', 'SELECT pg_reload_conf()');
        await redis.kill();
        return async () => {
          await database.query('UPDATE ideas SET votes = votes - 1 WHERE id = $1', [boards[1]?.firstIdea]);
          await database.query('ALTER TABLE gone RENAME TO sitemap_files');
          await database.query('DELETE FROM reports');
          await database.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`);
          await asAdmin('ALTER SYSTEM RESET synchronous_commit', 'SELECT pg_reload_conf()');
          await redis.start();
          await database.query(`SELECT graphile_worker.add_job('reconcile-counts')`);
        };
      },
    },
    {
      name: 'table lock held',
      fires: ['PoolExhausted', 'TurnsAway', 'VotesSlow'],
      async make() {
        const client = new pg.Client({ connectionString: adminUrl });
        await client.connect();
        await client.query('BEGIN; LOCK TABLE sessions');
        // Each request uses a session that the server has not cached.
        const stop = every(10, (turn) => void ask('/api/user', { cookie: `session=${tokenOf(1 + turn)}` }));
        return async () => {
          await stop();
          await client.end();
        };
      },
    },
    ...(fault.quick
      ? []
      : [
          {
            name: 'blocked event loop',
            fires: ['EventLoopLate'],
            // This also delays votes. The length of the delay depends on the machine.
            mayFire: ['VotesSlow'],
            async make() {
              const stop = every(220, () => {
                process.kill(site.pid, 'SIGSTOP');
                setTimeout(() => process.kill(site.pid, 'SIGCONT'), 170);
              });
              return async () => {
                await stop();
                await sleep(300);
              };
            },
          },
          {
            name: 'PostgreSQL stopped',
            fires: ['DatabaseAway', 'TurnsAway'],
            async make() {
              await postgres.stop();
              return () => postgres.start();
            },
          },
        ]),
    {
      name: 'worker killed',
      fires: ['Down', 'NoWorker'],
      async make() {
        killNow(worker.pid);
        return () => start('all', workerPort);
      },
    },
  ];

  const findings: Finding[] = [];
  for (const { name, fires, mayFire = [], make } of brokenThings) {
    const wanted = fires.map((one) => `Upnext${one}`);
    const startedAt = performance.now();
    const undo = await make();
    let fired: string[] = [];
    await waitFor(
      name,
      async () => {
        fired = await prometheus.firing();
        return wanted.every((one) => fired.includes(one));
      },
      40,
    ).catch(() =>
      console.log(
        `  ! ${name}: expected alerts that are not firing: ${wanted.filter((one) => !fired.includes(one)).join(', ')}`,
      ),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const allowed = new Set(mayFire.map((one) => `Upnext${one}`));
    fired = fired.filter((one) => !allowed.has(one));
    const others = fired.filter((one) => !wanted.includes(one));
    if (others.length > 0) console.log(`  ! ${name}: unexpected alerts: ${others.join(', ')}`);
    console.log(`  ${name}: ${fired.length} alerts firing after ${seconds.toFixed(1)} s`);
    findings.push({
      name: `${name}: expected alerts`,
      found: fired.length - others.length,
      is: '=',
      goal: wanted.length,
    });
    findings.push({ name: `${name}: unexpected alerts`, found: others.length, is: '=', goal: 0, isSpeed: true });
    await undo();
    await waitFor('all alerts to resolve', async () => (await prometheus.firing()).length === 0, 40);
  }
  return [
    { name: 'panels without data', found: empty.length, is: '=', goal: 0 },
    { name: 'promtool errors', found: judged === '' ? 0 : 1, is: '=', goal: 0 },
    { name: 'alerts without a fault', found: atRest.length, is: '=', goal: 0, isSpeed: true },
    ...findings,
  ];
});
