import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { makeCreator, makeFan } from '../test/make-account.ts';
import { makeIdea } from '../test/make-idea.ts';
import { startServer } from '../test/start-server.ts';
import { meterProcess } from './platform/metrics/meter-process.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';

const server = await startServer();

async function value(line: string): Promise<number> {
  const text = await server.metrics();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? NaN);
}

async function castTwice(): Promise<void> {
  const idea = await makeIdea(server, await makeCreator(server));
  const fan = await makeFan(server);
  for (const status of [200, 409]) {
    const answer = await fan.call(api.castVote, { params: { id: String(idea) } });
    expect(answer.status).toBe(status);
  }
}

test('responses are counted by route and status class, not by path', async () => {
  await castTwice();
  const route = 'method="POST",route="/api/ideas/:id/vote"';
  await expect.poll(() => value(`upnext_requests_total{${route},status="4xx"}`)).toBe(1);
  expect(await value(`upnext_requests_total{${route},status="2xx"}`)).toBe(1);
  expect(await value(`upnext_requests_total{${route},status="503"}`)).toBe(0);
  expect(await value(`upnext_request_seconds_count{${route}}`)).toBe(2);
  expect(await value(`upnext_request_seconds_bucket{le="+Inf",${route}}`)).toBe(2);
  expect(await server.metrics()).not.toMatch(/ideas\/\d/);
});

test("requests for a cached board are counted under the board's route", async () => {
  const { username } = await makeCreator(server);
  await server.call(api.getBoard, { params: { username } });
  await expect
    .poll(() => value('upnext_requests_total{method="GET",route="/api/creators/:username",status="2xx"}'))
    .toBe(1);
});

test('votes are counted by outcome, and batches by size', async () => {
  const before = await value('upnext_vote_batch_size_sum');
  const counted = await value('upnext_votes_total{outcome="counted"}');
  await castTwice();
  expect(await value('upnext_votes_total{outcome="counted"}')).toBe(counted + 1);
  expect(await value('upnext_vote_batch_size_sum')).toBe(before + 2);
  expect(await value('upnext_votes_waiting')).toBe(0);
});

test('gauges have values as soon as the server starts, and upnext_database_up is 0 while the database is unreachable', async () => {
  const { context } = server;
  expect(await value('upnext_database_up')).toBe(1);
  expect(await value('upnext_pool_limit{pool="http"}')).toBe(context.config.databasePool);
  for (const name of ['upnext_job_lag_seconds', 'upnext_jobs_given_up', 'upnext_streams', 'upnext_passwords_waiting'])
    expect(await value(name), name).toBe(0);
  const lost = await startServer({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere' });
  expect(await lost.metrics()).toMatch(/^upnext_database_up 0$/m);
});

test('a due job that no worker runs raises the job lag, and a permanently failed job is counted as given up', async () => {
  await server.query(`SELECT graphile_worker.add_job('write-sitemap', run_at => now() - interval '10 minutes')`);
  expect(await value('upnext_job_lag_seconds')).toBeGreaterThan(599);
  await server.query(`SELECT graphile_worker.permanently_fail_jobs(array_agg(id)) FROM graphile_worker.jobs`);
  expect([await value('upnext_job_lag_seconds'), await value('upnext_jobs_given_up')]).toEqual([0, 1]);
});

test('metrics are served on a separate port, not on the public one', async () => {
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  meterProcess(server.registry);
  const { origin, close } = await serveMetrics({ host: '127.0.0.1', port: 0, registry: server.registry });
  afterAll(close);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await answer.text()).toMatch(/^upnext_event_loop_delay_seconds_bucket\{le="0.001"\} \d+$/m);
});
