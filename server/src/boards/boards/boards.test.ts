import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { refreshExplore } from '../explore/refresh-explore.ts';

const server = await startServer();
const { call } = server;

test('getBoard returns 200 with the creator, the board and the ideas in chart order, with ties broken by age', async () => {
  const creator = await makeCreator(server, 'ChartOrder');
  const [first, second, third] = await makeIdeas(server, creator, 3);
  for (const fan of [await makeFan(server), await makeFan(server)]) {
    await fan.call(api.castVote, { params: { id: String(third) } });
  }
  const { status, body } = await call(api.getBoard, { params: { username: 'chartorder' } });
  expect(status).toBe(200);
  expect(body.creator).toMatchObject({ id: creator.id, username: 'ChartOrder', profileBackground: 'gradient-1' });
  expect(body.creator).not.toHaveProperty('email');
  expect(body.board).toMatchObject({ ideaCount: 3, totalVotes: 2, leaderVotes: 2, acceptsSuggestions: true });
  expect(Date.parse(body.board.chartClosesAt) % (24 * 60 * 60 * 1_000)).toBe(0);
  expect(body.ideas.map(({ id, votes, position }) => [id, votes, position.current])).toEqual([
    [third, 2, 1],
    [first, 0, 2],
    [second, 0, 3],
  ]);
  expect(body.nextCursor).toBeNull();
});

test('getBoard paginates a board with more than 100 ideas, sorted by chart and by newest', async () => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 103);
  const params = { username: creator.username };
  for (const sort of ['chart', 'newest'] as const) {
    const first = await call(api.getBoard, { params, query: { sort } });
    expect([first.body.ideas.length, first.body.nextCursor]).toEqual([100, '100']);
    const second = await call(api.getBoard, { params, query: { sort, cursor: '100' } });
    expect(second.body.nextCursor).toBeNull();
    const seen = [...first.body.ideas, ...second.body.ideas].map(({ id }) => id);
    expect(seen).toEqual(sort === 'chart' ? ids : ids.toReversed());
  }
  await (await makeFan(server)).call(api.castVote, { params: { id: String(ids[0]) } });
  const newest = await call(api.getBoard, { params, query: { sort: 'newest' } });
  expect(newest.body.ideas.every(({ votes }) => votes === 0)).toBe(true);
  expect(newest.body.board.leaderVotes).toBe(1);
});

test("getBoard returns 404 board_not_found for an unknown username and a fan's username, and 400 invalid_input for a malformed username", async () => {
  const fan = await makeFan(server);
  for (const username of ['no-such-user', fan.username]) {
    expect((await call(api.getBoard, { params: { username } })).error).toEqual({
      code: 'board_not_found',
      message: 'This board does not exist or is no longer shared.',
    });
  }
  expect((await call(api.getBoard, { params: { username: 'a b' } })).error.code).toBe('invalid_input');
});

test('listOwnBoards returns 200 with the boards of a creator, 200 with an empty list for a fan and 401 not_signed_in without a session', async () => {
  const creator = await makeCreator(server);
  const { status, body } = await creator.call(api.listOwnBoards);
  expect([status, body]).toEqual([
    200,
    [
      {
        id: body[0]?.id,
        creatorUsername: creator.username,
        role: 'owner',
        isMain: true,
        slug: null,
        name: null,
        acceptsSuggestions: true,
        isListed: true,
        isHidden: false,
        isArchived: false,
        timeZone: 'UTC',
        banner: null,
        twitchChannel: null,
        pendingCount: 0,
      },
    ],
  ]);
  expect((await call(api.listOwnBoards)).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.listOwnBoards)).body).toEqual([]);
});

test('updateBoard returns 200, changes only the given settings and increments the board version', async () => {
  const creator = await makeCreator(server);
  const id = (await creator.call(api.listOwnBoards)).body[0]?.id ?? 0;
  const { status, body } = await creator.call(api.updateBoard, {
    params: { id: String(id) },
    body: { acceptsSuggestions: false },
  });
  expect([status, body]).toMatchObject([200, { id, isMain: true, acceptsSuggestions: false, isListed: true }]);
  const page = await call(api.getBoard, { params: { username: creator.username } });
  expect(page.body.board).toMatchObject({ version: 2, acceptsSuggestions: false });
});

test("updateBoard returns 400 invalid_input for an invalid setting, 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 creators_only for a fan and 404 board_not_found for another creator's board", async () => {
  const creator = await makeCreator(server);
  const params = { id: String((await creator.call(api.listOwnBoards)).body[0]?.id) };
  const body = { isListed: false };
  expect((await creator.call(api.updateBoard, { params, body: { isListed: 'no' as never } })).error.code).toBe(
    'invalid_input',
  );
  expect((await call(api.updateBoard, { params, body })).error.code).toBe('not_signed_in');
  expect((await creator.call(api.updateBoard, { params, body, headers: { origin: 'http://x.test' } })).error.code).toBe(
    'cross_site',
  );
  expect((await (await makeFan(server)).call(api.updateBoard, { params, body })).error.code).toBe('creators_only');
  expect((await (await makeCreator(server)).call(api.updateBoard, { params, body })).error.code).toBe(
    'board_not_found',
  );
});

test('explore returns 200 with pages of ideas ordered by votes; deleted ideas and ideas on unlisted boards disappear immediately', async () => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 35);
  await server.query('UPDATE ideas SET votes = 1000 - (id - $1) WHERE id = ANY($2)', [ids[0], ids]);
  await server.query('UPDATE boards SET total_votes = 100000 WHERE creator_id = $1', [creator.id]);
  await refreshExplore(server.context.pool);
  const first = await call(api.explore);
  expect(first.status).toBe(200);
  expect(first.body.ideas.map(({ id }) => id)).toEqual(ids.slice(0, 30));
  expect(first.body.ideas[4]?.position).toEqual({ current: 5, previous: null, change: null });
  const second = await call(api.explore, { query: { cursor: first.body.nextCursor ?? '' } });
  expect(second.body.ideas.slice(0, 5).map(({ id }) => id)).toEqual(ids.slice(30));

  await creator.call(api.deleteIdea, { params: { id: String(ids[0]) } });
  expect((await call(api.explore)).body.ideas[0]?.id).toBe(ids[1]);
  const board = String((await creator.call(api.listOwnBoards)).body[0]?.id);
  await creator.call(api.updateBoard, { params: { id: board }, body: { isListed: false } });
  expect((await call(api.explore)).body.ideas.some(({ creatorId }) => creatorId === creator.id)).toBe(false);
  const jobs = await server.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'refresh-explore'`);
  expect(jobs).toHaveLength(1);
});

test('explore returns 400 invalid_input for a malformed cursor', async () => {
  expect((await call(api.explore, { query: { cursor: 'x' } })).error.code).toBe('invalid_input');
});

test('updateProfile increments the board version', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  const params = { username: creator.username };
  const before = (await call(api.getBoard, { params })).body.board.version;
  await creator.call(api.updateProfile, { body: { profileDescription: 'New words' } });
  // Requests with a cursor bypass the cache; the cached first page may be stale.
  const after = await call(api.getBoard, { params, query: { cursor: '0' } });
  expect([after.body.board.version, after.body.creator.profileDescription]).toEqual([before + 1, 'New words']);
});

test('getBoard with q returns 200 with the ideas that contain every search word, ignoring accents, and their places on the chart', async () => {
  const creator = await makeCreator(server);
  for (const title of ['Paella', 'Cómo afinar la guitarra', 'Night train', 'Guitarra 100% casera'])
    await makeIdea(server, creator, { title });
  await server.query(`UPDATE ideas SET description = 'Con café' WHERE creator_id = $1 AND title = 'Night train'`, [
    creator.id,
  ]);
  const find = async (q: string) => {
    const { body } = await call(api.getBoard, { params: { username: creator.username }, query: { q } });
    return body.ideas.map(({ title, position }) => `${position.current} ${title}`);
  };
  expect(await find('GUITARRA como')).toEqual(['2 Cómo afinar la guitarra']);
  expect(await find('guitarra')).toEqual(['2 Cómo afinar la guitarra', '4 Guitarra 100% casera']);
  expect(await find('cafe train')).toEqual(['3 Night train']);
  expect(await find('100%')).toEqual(['4 Guitarra 100% casera']);
  expect(await find('%')).toEqual(['4 Guitarra 100% casera']);
  expect(await find('_')).toEqual([]);
  expect(await find('  ')).toHaveLength(4);
  const long = await call(api.getBoard, { params: { username: creator.username }, query: { q: 'x'.repeat(101) } });
  expect(long.error.code).toBe('invalid_input');
});

test("explore with q returns 200 with the ideas that contain every search word in their text or their creator's names", async () => {
  const creator = await makeCreator(server, `Finder_of_${Date.now()}`);
  const id = await makeIdea(server, creator, { title: 'Ñandú en Ávila' });
  await refreshExplore(server.context.pool);
  const find = async (q: string) => (await call(api.explore, { query: { q } })).body.ideas.map((idea) => idea.id);
  expect(await find('nandu avila')).toEqual([id]);
  expect(await find(`nandu ${creator.username.toUpperCase()}`)).toEqual([id]);
  await creator.call(api.updateProfile, { body: { displayName: 'Lucía Peña' } });
  expect(await find('nandu lucia pena')).toEqual([id]);
  expect(await find('nandu lisbon')).toEqual([]);
});

test('of 100 concurrent searches on a large board, some return 200 and the rest 503, and a concurrent vote returns 200', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  await server.query(
    `INSERT INTO ideas (creator_id, board_id, title)
     SELECT creator_id, id, 'Niño ' || n FROM boards, generate_series(1, 10000) n WHERE creator_id = $1`,
    [creator.id],
  );
  const params = { username: creator.username };
  const searches = Array.from({ length: 100 }, () => call(api.getBoard, { params, query: { q: 'nino' } }));
  const fan = await makeFan(server);
  expect((await fan.call(api.castVote, { params: { id: String(idea) } })).status).toBe(200);
  const answers = Map.groupBy(await Promise.all(searches), ({ status }) => status);
  expect(new Set(answers.keys())).toEqual(new Set([200, 503]));
  expect(answers.get(200)?.length).toBeGreaterThanOrEqual(22);
});
