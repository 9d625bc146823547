import { api } from '@upnext/contract/api';
import { isoWeekOf } from '@upnext/contract/voting/iso-week';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../test/make-account.ts';
import { makeIdea } from '../test/make-idea.ts';
import { startServer } from '../test/start-server.ts';
import { createTasks, schedules } from './jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';

const weekMs = 7 * 24 * 3_600_000;
const server = await startServer();
const { pool, config, pictures } = server.context;
const tasks = createTasks({
  pool,
  origin: config.origin,
  mailer: undefined,
  pusher: undefined,
  discord: undefined,
  pictures,
});

test('the close-charts job closes the charts for the day it was scheduled for, even if it runs late', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  await tasks['close-charts']?.({ _cron: { ts: '2026-04-02T00:00:00.000Z' } }, {} as never);
  const closes = await server.query('SELECT closed_on FROM chart_closes WHERE creator_id = $1', [creator.id]);
  expect(closes).toEqual([{ closed_on: '2026-04-01' }]);
});

test("the recap-weeks job counts the votes of the last week that ended before the job's scheduled time", async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const monday = Date.now() - ((Date.now() - Date.parse('2026-01-05')) % weekMs);
  for (const moment of [monday - weekMs, monday - 1, monday].map((ms) => new Date(ms))) {
    const fan = await makeFan(server);
    await fan.call(api.castVote, { params: { id: String(idea) } });
    await server.query('UPDATE votes SET voted_at = $2 WHERE account_id = $1', [fan.id, moment]);
  }
  await tasks['recap-weeks']?.({ _cron: { ts: new Date(monday + 5 * 60_000).toISOString() } }, {} as never);
  const { body } = await server.call(api.getWeek, {
    params: { username: creator.username, week: isoWeekOf(new Date(monday - weekMs)) },
  });
  expect(body.weekVotes).toBe(2);
});

test('every schedule refers to an existing task', () => {
  expect(schedules.map(({ task }) => task).filter((task) => !(task in tasks))).toEqual([]);
});

test('the worker removes a deleted idea and its votes from the database', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(idea) } });
  await creator.call(api.deleteIdea, { params: { id: String(idea) } });
  await server.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1', [`delete-${idea}`]);
  const runner = await startWorker({
    pool: server.context.pool,
    log: pino({ level: 'silent' }),
    tasks,
    schedules,
  });
  // remove-idea fails and is retried until fold-votes has counted the votes, some seconds after they were cast.
  await expect.poll(() => server.query('SELECT FROM ideas WHERE id = $1', [idea]), { timeout: 40_000 }).toEqual([]);
  expect(await server.query('SELECT FROM votes WHERE idea_id = $1', [idea])).toEqual([]);
  await runner.stop();
});
