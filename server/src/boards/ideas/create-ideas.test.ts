import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, onTestFinished, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makePodcast } from '../../../test/make-board.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '10' });

const ideasOf = (...titles: string[]) => ({ body: { ideas: titles.map((title) => ({ title })) } });
const titlesOf = async (creatorId: number) =>
  (
    await server.query<{ title: string }>(
      `SELECT title FROM ideas WHERE creator_id = $1 AND status = 'approved' ORDER BY created_at, id`,
      [creatorId],
    )
  ).map(({ title }) => title);

test('createIdeas returns 201 and adds the ideas in their order at the end of the chart, with one change of the board', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.createIdea, { body: { title: 'Here before' } });
  const { status, body } = await creator.call(api.createIdeas, {
    body: { ideas: [{ title: ' Zebra ', description: 'Stripes' }, { title: 'Antelope' }, { title: 'Moose' }] },
  });
  expect(status).toBe(201);
  expect(body.skipped).toBe(0);
  expect(body.ideas.map(({ title, description, position }) => [title, description, position.current])).toEqual([
    ['Zebra', 'Stripes', 2],
    ['Antelope', '', 3],
    ['Moose', '', 4],
  ]);
  expect(body.ideas[0]).toMatchObject({ votes: 0, status: 'approved', creatorUsername: creator.username });
  const { body: listed } = await creator.call(api.listIdeas);
  expect(listed.map(({ title, position }) => [title, position.current])).toEqual([
    ['Here before', 1],
    ['Zebra', 2],
    ['Antelope', 3],
    ['Moose', 4],
  ]);
  expect(await server.query('SELECT version, idea_count FROM boards WHERE creator_id = $1', [creator.id])).toEqual([
    { version: 3, idea_count: 4 },
  ]);
});

test('createIdeas skips titles that are on the chart or twice in the list, ignoring case', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.createIdea, { body: { title: 'Paella' } });
  const { body } = await creator.call(api.createIdeas, ideasOf('PAELLA', 'Ñandú', 'ñandú', 'Tea'));
  expect([body.ideas.map(({ title }) => title), body.skipped]).toEqual([['Ñandú', 'Tea'], 2]);
  const again = await creator.call(api.createIdeas, ideasOf('Ñandú', 'Tea'));
  expect([again.status, again.body]).toEqual([201, { ideas: [], skipped: 2 }]);
  expect(await titlesOf(creator.id)).toEqual(['Paella', 'Ñandú', 'Tea']);
});

test('createIdeas adds each idea once if the same request is sent twice at the same time', async () => {
  const creator = await makeCreator(server);
  const holder = await server.context.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('BEGIN');
  await holder.query('SELECT FROM boards WHERE creator_id = $1 FOR NO KEY UPDATE', [creator.id]);
  const request = () => creator.call(api.createIdeas, ideasOf('One', 'Two', 'Three'));
  const both = Promise.all([request(), request()]);
  // Both have started, so neither sees the ideas of the other, unless it reads the titles after it got the lock.
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(() => server.query(waiting), { interval: 5 }).toHaveLength(2);
  await holder.query('COMMIT');
  const replies = await both;
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(replies.map(({ body }) => body.ideas.length).toSorted((a, b) => a - b)).toEqual([0, 3]);
  expect(await titlesOf(creator.id)).toEqual(['One', 'Two', 'Three']);
  expect(await server.query('SELECT idea_count FROM boards WHERE creator_id = $1', [creator.id])).toEqual([
    { idea_count: 3 },
  ]);
});

test('createIdeas returns 409 board_full without adding any idea if they do not all fit', async () => {
  const creator = await makeCreator(server);
  await server.query('UPDATE boards SET idea_count = $2 WHERE creator_id = $1', [creator.id, limits.ideasPerBoard - 1]);
  const { status, error } = await creator.call(api.createIdeas, ideasOf('Fits', 'Too much'));
  expect([status, error.code]).toEqual([409, 'board_full']);
  expect(await titlesOf(creator.id)).toEqual([]);
});

test('createIdeas returns 409 board_archived on an archived board', async () => {
  const creator = await makeCreator(server);
  const { id, handle } = await makePodcast(creator);
  await creator.call(api.updateBoard, { params: { id: String(id) }, body: { isArchived: true } });
  const { status, error } = await creator.call(api.createIdeas, { query: { board: handle }, ...ideasOf('Late') });
  expect([status, error.code]).toEqual([409, 'board_archived']);
});

test('createIdeas returns 400 invalid_input for an empty list, a list that is too long and a title that is too long, 401 not_signed_in without a session, 403 creators_only for a fan and 403 cross_site for a request from another site', async () => {
  const creator = await makeCreator(server);
  const tooMany = Array.from({ length: limits.ideasPerRequest + 1 }, (_, n) => `Idea ${n}`);
  for (const titles of [[], tooMany, ['Fine', 'x'.repeat(limits.ideaTitleMax + 1)]]) {
    const { status, error } = await creator.call(api.createIdeas, ideasOf(...titles));
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  }
  expect(await titlesOf(creator.id)).toEqual([]);
  expect((await server.call(api.createIdeas, ideasOf('x'))).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.createIdeas, ideasOf('x'))).error.code).toBe('creators_only');
  const crossed = await creator.call(api.createIdeas, { ...ideasOf('x'), headers: { origin: 'https://evil.test' } });
  expect(crossed.error.code).toBe('cross_site');
});
