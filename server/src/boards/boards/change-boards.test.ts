import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makePodcast, publishOn } from '../../../test/make-board.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { refreshExplore } from '../explore/refresh-explore.ts';
import { writeSitemap } from '../sitemap/write-sitemap.ts';

const server = await startServer({ LIMIT_SCALE: '100' });
const { call } = server;

/** Requests with a cursor bypass the cache; the cached first page may be stale. */
const boardOf = async (username: string) =>
  (await call(api.getBoard, { params: { username }, query: { cursor: '0' } })).body;

test('updateBoard returns 200 and archives a board, which is then read-only until it is restored', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const { handle, id } = await makePodcast(creator);
  const idea = await publishOn(creator, handle, 'Last words');
  await makeIdea(server, creator);
  const params = { id: String(id) };
  const archive = (isArchived: boolean) => creator.call(api.updateBoard, { params, body: { isArchived } });
  const explored = async () => {
    await refreshExplore(server.context.pool);
    return (await call(api.explore, { query: { q: 'Last words' } })).body.ideas.map((one) => one.boardSlug);
  };
  expect(await explored()).toEqual(['podcast']);

  expect((await archive(true)).body.isArchived).toBe(true);
  const page = await boardOf(handle);
  expect(page.board).toMatchObject({ isArchived: true, acceptsSuggestions: false, ideaCount: 1 });
  expect((await boardOf(creator.username)).boards).toBeUndefined();
  const vote = await fan.call(api.castVote, { params: { id: String(idea) } });
  const suggestion = { params: { username: handle }, body: { title: 'Too late', description: 'Far too late' } };
  expect(vote.error.code).toBe('voting_ended');
  expect((await fan.call(api.suggestIdea, suggestion)).error.code).toBe('suggestions_closed');
  expect(await explored()).toEqual([]);
  await writeSitemap(server.context.pool, server.origin);
  const sitemap = async () => await (await fetch(`${server.origin}/sitemaps/1.xml`)).text();
  expect(await sitemap()).not.toContain(`/${creator.username}/podcast<`);

  await archive(false);
  expect((await fan.call(api.castVote, { params: { id: String(idea) } })).status).toBe(200);
  await writeSitemap(server.context.pool, server.origin);
  expect(await sitemap()).toContain(`/${creator.username}/podcast<`);
  expect(await explored()).toEqual(['podcast']);
});

test('createIdea and approveSuggestion return 409 board_archived on an archived board', async () => {
  const creator = await makeCreator(server);
  const { handle, id } = await makePodcast(creator);
  const suggestion = { params: { username: handle }, body: { title: 'Too late', description: 'Far too late' } };
  const { body: suggested } = await (await makeFan(server)).call(api.suggestIdea, suggestion);
  await creator.call(api.updateBoard, { params: { id: String(id) }, body: { isArchived: true } });
  const { error } = await creator.call(api.createIdea, { query: { board: handle }, body: { title: 'Late' } });
  expect(error.code).toBe('board_archived');
  const approved = await creator.call(api.approveSuggestion, { params: { id: String(suggested.id) } });
  expect(approved.error.code).toBe('board_archived');
});

test("updateBoard returns 409 board_slug_taken for another board's slug and 409 main_board_fixed for changing the slug of the main board or archiving it; after a slug change, getBoard returns board_not_found for the old slug", async () => {
  const creator = await makeCreator(server);
  const { id, handle } = await makePodcast(creator);
  await makePodcast(creator, 'second');
  const change = async (boardId: number, body: object) =>
    await creator.call(api.updateBoard, { params: { id: String(boardId) }, body });
  expect((await change(id, { slug: 'second' })).error.code).toBe('board_slug_taken');
  const main = (await creator.call(api.listOwnBoards)).body[0]?.id ?? 0;
  expect((await change(main, { slug: 'other' })).error.code).toBe('main_board_fixed');
  expect((await change(main, { isArchived: true })).error.code).toBe('main_board_fixed');
  expect((await change(main, { name: 'Videos' })).body.name).toBe('Videos');
  expect((await change(id, { slug: 'talks' })).body.slug).toBe('talks');
  expect((await call(api.getBoard, { params: { username: handle } })).error.code).toBe('board_not_found');
  expect((await boardOf(`${creator.username}~talks`)).boards?.[0]?.name).toBe('Videos');
});

test('after a slug moves to another board, getBoard returns that board, even if both boards have the same version', async () => {
  const creator = await makeCreator(server);
  const { handle, id } = await makePodcast(creator);
  const { body: other } = await creator.call(api.createBoard, { body: { name: 'The Letters', slug: 'letters' } });
  const shown = async () => (await call(api.getBoard, { params: { username: handle } })).body.board;
  const { version } = await shown();
  const { pool } = server.context;
  await pool.query(`UPDATE boards SET slug = 'gone' WHERE id = $1`, [id]);
  await pool.query(`UPDATE boards SET slug = 'podcast', version = $2 WHERE id = $1`, [other.id, version]);
  await expect.poll(async () => (await shown()).id, { timeout: 5_000 }).toBe(other.id);
});

test('orderBoards returns 200 with the new order, 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 cross_site for a request from another site and 403 creators_only for a fan', async () => {
  const creator = await makeCreator(server);
  const one = await makePodcast(creator, 'one');
  const two = await makePodcast(creator, 'two');
  const main = (await creator.call(api.listOwnBoards)).body[0]?.id ?? 0;
  const body = { ids: [two.id, one.id, main] };
  const ordered = await creator.call(api.orderBoards, { body });
  expect([ordered.status, ordered.body.map(({ id }) => id)]).toEqual([200, [main, two.id, one.id]]);
  expect((await boardOf(creator.username)).boards?.map(({ slug }) => slug)).toEqual([null, 'two', 'one']);
  const stranger = await makeCreator(server);
  await stranger.call(api.orderBoards, { body: { ids: [one.id, two.id] } });
  expect((await boardOf(creator.username)).boards?.map(({ slug }) => slug)).toEqual([null, 'two', 'one']);
  expect((await creator.call(api.orderBoards, { body: { ids: ['x' as never] } })).error.code).toBe('invalid_input');
  expect((await call(api.orderBoards, { body })).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.orderBoards, { body })).error.code).toBe('creators_only');
  const foreign = { headers: { origin: 'http://x.test' } };
  expect((await creator.call(api.orderBoards, { body, ...foreign })).error.code).toBe('cross_site');
});

test('createBoard returns 400 invalid_input for an invalid slug or name, 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 creators_only for a fan and 409 board_slug_taken for a slug that is in use', async () => {
  const creator = await makeCreator(server);
  const body = { name: 'Podcast', slug: 'podcast' };
  const bad = [
    { ...body, slug: 'Podcast' },
    { ...body, slug: '-a' },
    { ...body, slug: 'roadmap' },
    { ...body, slug: 'week' },
    { ...body, slug: 'x'.repeat(41) },
    { ...body, name: '' },
    { ...body, name: 'x'.repeat(51) },
  ];
  for (const wrong of bad) {
    expect((await creator.call(api.createBoard, { body: wrong })).error.code).toBe('invalid_input');
  }
  await creator.call(api.createBoard, { body });
  expect((await creator.call(api.createBoard, { body })).error.code).toBe('board_slug_taken');
  expect((await (await makeCreator(server)).call(api.createBoard, { body })).status).toBe(201);
  expect((await call(api.createBoard, { body })).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.createBoard, { body })).error.code).toBe('creators_only');
  const foreign = { headers: { origin: 'http://x.test' } };
  expect((await creator.call(api.createBoard, { body, ...foreign })).error.code).toBe('cross_site');
});

test('createBoard returns 409 boards_full when the creator has reached the board limit, which concurrent calls never exceed', async () => {
  const creator = await makeCreator(server);
  const names = Array.from({ length: limits.boardsPerCreator + 5 }, (_, at) => `board-${at}`);
  const made = await Promise.all(names.map((slug) => creator.call(api.createBoard, { body: { name: slug, slug } })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(limits.boardsPerCreator - 1);
  expect(made.find(({ status }) => status !== 201)?.error.code).toBe('boards_full');
});
