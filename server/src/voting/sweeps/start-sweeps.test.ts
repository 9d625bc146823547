import { setTimeout } from 'node:timers/promises';

import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { connectPool } from '../../platform/postgres/connect.ts';
import { startSweeps } from './start-sweeps.ts';

const server = await startServer();
const pool = connectPool(server.context.config.databaseUrl, { max: 4 });
afterAll(() => pool.end());

const log = { error: (details: object) => expect.fail(JSON.stringify(details)) };

async function countOf(registry: Registry): Promise<number> {
  const text = await registry.metrics();
  return Number(/upnext_vote_sweep_seconds_count (\d+)/.exec(text)?.[1]);
}

test('a worker does not sweep while another one does, and takes over when that one stops', async () => {
  const holder = await pool.connect();
  await holder.query(`SELECT pg_advisory_lock(hashtextextended('sweep-votes', 0))`);
  const registry = new Registry();
  const sweeps = startSweeps({ pool, log, everyMs: 10 });
  sweeps.meter(registry);
  await setTimeout(200);
  expect(await countOf(registry)).toBe(0);
  holder.release(true);
  await expect.poll(() => countOf(registry)).toBeGreaterThan(1);
  await sweeps.stop();
  const ended = await countOf(registry);
  await setTimeout(100);
  expect(await countOf(registry)).toBe(ended);
  expect(await registry.metrics()).toContain('upnext_votes_held_total 0');
});
