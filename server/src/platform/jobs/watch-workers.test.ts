import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { startWorker } from './worker.ts';

const server = await startServer();
const { pool } = server.context;
const runs: string[] = [];
const runner = await startWorker({
  pool,
  log: pino({ level: 'silent' }),
  schedules: [],
  tasks: {
    note: async (payload) => {
      const { name, milliseconds } = payload as { name: string; milliseconds: number };
      runs.push(name);
      await sleep(milliseconds);
    },
  },
});
afterAll(() => runner.stop());

/** Adds a job that another worker has already locked. */
async function addTakenJob(name: string, worker: string): Promise<void> {
  const [job] = await server.query<{ id: number }>(
    `SELECT id FROM graphile_worker.add_job('note', json_build_object('name', $1::text, 'milliseconds', 0),
       run_at => now() + interval '1 hour')`,
    [name],
  );
  await server.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now(), run_at = now() WHERE id = $1`,
    [job?.id, worker],
  );
}

test('jobs locked by a dead process are resumed within seconds, and jobs of a live process stay locked', async () => {
  const living = await pool.connect();
  await living.query(`SELECT pg_advisory_lock(hashtextextended('pool-living', 0))`);
  await addTakenJob('of the living', 'pool-living');
  await addTakenJob('of the dead', 'pool-dead');
  // This job runs longer than two checks, because a worker must not unlock its own job.
  await server.query(`SELECT graphile_worker.add_job('note', '{"name": "own", "milliseconds": 7000}')`);
  await sleep(9_000);
  expect(runs.toSorted()).toEqual(['of the dead', 'own']);
  living.release(true);
});
