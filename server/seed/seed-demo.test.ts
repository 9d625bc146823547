import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { startServer } from '../test/start-server.ts';
import { seedDemo } from './seed-demo.ts';

const server = await startServer();

test('seedDemo writes vote counts that match the votes, accounts that can log in and ideas with every kind of movement, and changes nothing on a second run', async () => {
  const client = await server.context.pool.connect();
  expect((await seedDemo(client)).kind).toBe('seeded');
  expect((await seedDemo(client)).kind).toBe('already_there');
  client.release();

  const drift = await server.query(
    `SELECT i.id FROM ideas i LEFT JOIN LATERAL (
       SELECT count(*) FILTER (WHERE state = 'counted') AS counted, count(*) FILTER (WHERE state = 'held') AS held
       FROM votes v WHERE v.creator_id = i.creator_id AND v.idea_id = i.id) n ON true
     WHERE i.votes <> n.counted OR i.held_votes <> n.held`,
  );
  expect(drift).toEqual([]);

  const { body } = await server.call(api.login, { body: { username: 'SalYCiencia', password: 'upnext-demo' } });
  expect(body.pendingCount).toBeGreaterThan(0);
  const { body: page } = await server.call(api.getBoard, { params: { username: 'SalYCiencia' } });
  const changes = page.ideas.map(({ position }) => position.change);
  expect(page.ideas[0]).toMatchObject({ votes: 1284, position: { current: 1 } });
  expect([changes.some((change) => change === null), changes.includes(0)]).toEqual([true, true]);
  expect([changes.some((change) => Number(change) > 0), changes.some((change) => Number(change) < 0)]).toEqual([
    true,
    true,
  ]);
  const { body: roadmap } = await server.call(api.getRoadmap, { params: { username: 'SalYCiencia' } });
  expect(roadmap.lanes.map(({ ideas }) => ideas.length)).toEqual([1, 1, 2, 1]);
  expect((await server.call(api.explore)).body.ideas).toHaveLength(30);
  const { weeks } = (await server.call(api.listWeeks, { params: { username: 'SalYCiencia' } })).body;
  expect(weeks.length).toBeGreaterThan(0);
  const { body: fairness } = await server.call(api.getFairness, { params: { username: 'SalYCiencia' } });
  expect(fairness.week.onHold).toBe(62 + 3 * 23);
  const sum = (name: 'held' | 'removed' | 'restored') => fairness.days.reduce((total, day) => total + day[name], 0);
  expect([sum('held'), sum('removed'), sum('restored')]).toEqual([62 + 3 * 23 + 140 + 18, 140, 18]);
  const { rounds } = (await server.call(api.listRounds, { params: { username: 'LanternPixel' } })).body;
  expect(rounds.map(({ state, turnout, winner }) => [state, turnout, winner !== null])).toEqual([
    ['open', 1_026, false],
    ['final', 251, false],
    ['final', 1_214, true],
  ]);
  // The preview of "Only count verified voters" needs both kinds of voters.
  const kinds = await server.query(`SELECT DISTINCT verified_at IS NULL AS kind FROM accounts WHERE role = 'audience'`);
  expect(kinds).toHaveLength(2);
});
