import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from './close-charts.ts';

const server = await startServer();
const { db } = server.context;

/** Sends a cursor, which bypasses the cache. */
async function positions(creator: TestAccount) {
  const { body } = await server.call(api.getBoard, {
    params: { username: creator.username },
    query: { cursor: '0' },
  });
  return Object.fromEntries(body.ideas.map(({ id, position }) => [id, position]));
}

async function vote(id: number | undefined): Promise<void> {
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(id) } });
}

test("an idea's movement is measured from its place at the last chart close", async () => {
  const creator = await makeCreator(server);
  const [a = 0, b = 0] = await makeIdeas(server, creator, 2);
  expect((await positions(creator))[a]).toEqual({ current: 1, previous: null, change: null });

  await closeCharts(db, '2026-01-01');
  await vote(b);
  const [late = 0] = await makeIdeas(server, creator, 1);
  expect(await positions(creator)).toEqual({
    [b]: { current: 1, previous: 2, change: 1 },
    [a]: { current: 2, previous: 1, change: -1 },
    [late]: { current: 3, previous: null, change: null },
  });

  await closeCharts(db, '2026-01-02');
  expect(await positions(creator)).toEqual({
    [b]: { current: 1, previous: 1, change: 0 },
    [a]: { current: 2, previous: 2, change: 0 },
    [late]: { current: 3, previous: 3, change: 0 },
  });
});

test('closeCharts closes only the charts of boards that changed; running it again for the same day does nothing', async () => {
  const changed = await makeCreator(server);
  const quiet = await makeCreator(server);
  const [idea] = await makeIdeas(server, changed, 1);
  await makeIdeas(server, quiet, 1);
  await closeCharts(db, '2026-02-01');
  await vote(idea);
  expect(await closeCharts(db, '2026-02-02')).toBe(1);
  await vote(idea);
  expect(await closeCharts(db, '2026-02-02')).toBe(0);
  const closes = await server.query(
    `SELECT creator_id, closed_on FROM chart_closes WHERE closed_on >= '2026-02-01' AND creator_id = ANY($1) ORDER BY creator_id, closed_on`,
    [[changed.id, quiet.id]],
  );
  expect(closes).toEqual([
    { creator_id: changed.id, closed_on: '2026-02-01' },
    { creator_id: changed.id, closed_on: '2026-02-02' },
    { creator_id: quiet.id, closed_on: '2026-02-01' },
  ]);
});

test('closeCharts stores the places and votes of the chart and increments the board version', async () => {
  const creator = await makeCreator(server);
  const [a, b] = await makeIdeas(server, creator, 2);
  await vote(b);
  const before = await server.query<{ version: number }>('SELECT version FROM boards WHERE creator_id = $1', [
    creator.id,
  ]);
  await closeCharts(db, '2026-03-01');
  const history = await server.query(
    'SELECT idea_id, position, votes FROM chart_places WHERE creator_id = $1 ORDER BY position',
    [creator.id],
  );
  expect(history).toEqual([
    { idea_id: b, position: 1, votes: 1 },
    { idea_id: a, position: 2, votes: 0 },
  ]);
  const [board] = await server.query<{ version: number; closed_version: number }>(
    'SELECT version, closed_version FROM boards WHERE creator_id = $1',
    [creator.id],
  );
  expect(board).toEqual({ version: (before[0]?.version ?? 0) + 1, closed_version: board?.version });
});

test('votes cast while closeCharts runs return 200 and are counted', async () => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 5);
  const fans = await Promise.all(Array.from({ length: 40 }, () => makeFan(server)));
  const voting = fans.map((fan, index) => fan.call(api.castVote, { params: { id: String(ids[index % 5]) } }));
  for (let day = 1; day <= 9; day++) await closeCharts(db, `2026-05-0${day}`);
  expect((await Promise.all(voting)).every(({ status }) => status === 200)).toBe(true);
  const { body } = await server.call(api.getBoard, { params: { username: creator.username } });
  expect(body.ideas.map(({ votes }) => votes)).toEqual([8, 8, 8, 8, 8]);
});
