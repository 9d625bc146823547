import { api } from '@upnext/contract/api';
import { rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';
import { addDays, listDays, todayIn } from './list-days.ts';

const server = await startServer();
const { db } = server.context;
const daysAgo = (count: number): string => addDays(todayIn('UTC'), -count);

test('getInsights returns 200 with zero votes for each day if the board has no votes', async () => {
  const creator = await makeCreator(server);
  const { status, body } = await creator.call(api.getInsights, { query: { days: '7' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    days: 7,
    firstDay: daysAgo(6),
    lastDay: daysAgo(0),
    votes: { total: 0, totalBefore: 0, perDay: Array(7).fill(0), perHourOfWeek: Array(168).fill(0) },
    voters: { newPerDay: Array(7).fill(0), returningPerDay: Array(7).fill(0) },
    race: [],
    climbers: [],
    visits: { total: 0, sources: [], shareLinks: [] },
  });
});

test('getInsights returns one place per idea and day, repeats the last place on days without a close, and measures climbers from the start of the period', async () => {
  const creator = await makeCreator(server);
  const [first = 0, second = 0, third = 0] = await makeIdeas(server, creator, 3);
  await closeCharts(db, daysAgo(5));
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(third) } });
  await closeCharts(db, daysAgo(2));
  const late = await makeIdea(server, creator);
  await fan.call(api.castVote, { params: { id: String(late) } });
  const { body } = await creator.call(api.getInsights, { query: { days: '7' } });
  expect(Object.fromEntries(body.race.map(({ id, places }) => [id, places]))).toEqual({
    [third]: [null, 3, 3, 3, 1, 1, 1],
    [late]: [null, null, null, null, null, null, 2],
    [first]: [null, 1, 1, 1, 2, 2, 3],
    [second]: [null, 2, 2, 2, 3, 3, 4],
  });
  expect(body.climbers.map(({ id, from, to, votesGained }) => [id, from, to, votesGained])).toEqual([
    [third, 3, 1, 1],
    [late, null, 2, 1],
  ]);
});

test('getInsights lists ideas with votes as climbers before the first daily close', async () => {
  const creator = await makeCreator(server);
  const [, second = 0] = await makeIdeas(server, creator, 2);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(second) } });
  const { body } = await creator.call(api.getInsights);
  expect(body.climbers).toMatchObject([{ id: second, from: null, to: 1, votesGained: 1 }]);
});

test('getInsights returns 401 not_signed_in without a session, 403 creators_only for a fan and 400 invalid_input for an unsupported period; a creator gets only the votes on their own board', async () => {
  expect((await server.call(api.getInsights)).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.getInsights)).error.code).toBe('creators_only');
  const [creator, other] = [await makeCreator(server), await makeCreator(server)];
  expect((await creator.call(api.getInsights, { query: { days: '8' as '7' } })).error.code).toBe('invalid_input');
  const idea = await makeIdea(server, creator);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(idea) } });
  await foldNow(server);
  expect((await creator.call(api.getInsights)).body.votes.total).toBe(1);
  expect((await other.call(api.getInsights)).body.votes.total).toBe(0);
});

test('downloadInsights returns 200 with a file name, every row exactly once and escaped spreadsheet formulas', async () => {
  const creator = await makeCreator(server);
  const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', 'plain, "quoted"\nline'];
  for (const title of nasty) await makeIdea(server, creator, { title });
  await server.query(
    `INSERT INTO ideas (creator_id, board_id, title) SELECT $1, id, 'one of many' FROM boards, generate_series(1, 1500)
     WHERE creator_id = $1`,
    [creator.id],
  );
  const { status, headers, body } = await creator.call(api.downloadInsights, { params: { file: 'ideas.csv' } });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="upnext-${creator.username}-ideas.csv"`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/^(\uFEFF)?id,title,description,status,votes,created_at\n/);
  expect(body.match(/one of many/g)).toHaveLength(1_500);
  for (const cell of [`'=1+1`, `'+1`, `'-1`, `'@SUM(A1)`, `'\tx`]) expect(body).toContain(`,${cell},`);
  expect(body).toContain(`'\rx`);
  expect(body).toContain('"plain, ""quoted""\nline"');
});

test('downloadInsights returns 200 with the chart history and with the number of votes on each day since the first vote', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator, { title: 'Mine' });
  const fan = await makeFan(server);
  await server.query(
    'INSERT INTO board_hours (creator_id, board_id, hour, votes) SELECT creator_id, id, $2, 41 FROM boards WHERE creator_id = $1',
    [creator.id, `${daysAgo(250)}T23:00:00Z`],
  );
  await fan.call(api.castVote, { params: { id: String(idea) } });
  await closeCharts(db, daysAgo(1));
  await foldNow(server);
  const lines = async (file: 'chart-history.csv' | 'votes-per-day.csv') =>
    (await creator.call(api.downloadInsights, { params: { file } })).body.replace('\uFEFF', '').trimEnd().split('\n');
  expect(await lines('chart-history.csv')).toEqual(['day,place,idea_id,title,votes', `${daysAgo(1)},1,${idea},Mine,1`]);
  expect(await lines('votes-per-day.csv')).toEqual([
    'day,votes,new_voters,returning_voters',
    ...listDays(todayIn('UTC'), 251).map((day) =>
      day === daysAgo(250) ? `${day},41,0,0` : day === daysAgo(0) ? `${day},1,1,0` : `${day},0,0,0`,
    ),
  ]);
});

test('downloadInsights returns 401 not_signed_in without a session, 403 creators_only for a fan, 400 invalid_input for an unknown file and 429 too_many_requests after too many downloads', async () => {
  const input = { params: { file: 'votes-per-day.csv' as const } };
  expect((await server.call(api.downloadInsights, input)).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.downloadInsights, input)).error.code).toBe('creators_only');
  const creator = await makeCreator(server);
  const wrong = await creator.call(api.downloadInsights, { params: { file: 'votes.csv' as 'ideas.csv' } });
  expect(wrong.error.code).toBe('invalid_input');
  const most = Math.ceil(rateLimits.filesPerAccount.points * server.context.config.limitScale);
  for (let call = 1; call < most; call++) expect((await creator.call(api.downloadInsights, input)).status).toBe(200);
  expect((await creator.call(api.downloadInsights, input)).error.code).toBe('too_many_requests');
});
