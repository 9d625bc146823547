import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makePodcast, publishOn } from '../../../test/make-board.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { countWeekVotes } from '../../reach/insights/count-week-votes.ts';
import { recapWeeks } from '../../voting/weekly-charts/recap-weeks.ts';
import { closeCharts } from '../daily-close/close-charts.ts';

const server = await startServer({ LIMIT_SCALE: '100' });
const { call } = server;

/** Requests with a cursor bypass the cache; the cached first page may be stale. */
const boardOf = async (username: string) =>
  (await call(api.getBoard, { params: { username }, query: { cursor: '0' } })).body;

test('createBoard returns 201; the new board has its own ideas, votes, suggestions and counts', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const { status, body } = await creator.call(api.createBoard, { body: { name: 'The Podcast', slug: 'podcast' } });
  expect([status, body]).toMatchObject([201, { slug: 'podcast', name: 'The Podcast', isMain: false, role: 'owner' }]);
  const handle = `${creator.username}~podcast`;
  const first = await makeIdea(server, creator, { title: 'A film' });
  const second = await publishOn(creator, handle, 'An interview');
  await fan.call(api.castBoardVote, { params: { username: handle, id: String(second) } });
  const suggestion = { title: 'Talk to my gran', description: 'She knows everything' };
  const suggested = await fan.call(api.suggestIdea, { params: { username: handle }, body: suggestion });
  expect(suggested.status).toBe(201);

  const main = await boardOf(creator.username);
  const podcast = await boardOf(handle.toUpperCase());
  expect(main.ideas.map(({ id }) => id)).toEqual([first]);
  expect(podcast.ideas.map(({ id, votes }) => [id, votes])).toEqual([[second, 1]]);
  expect([main.board.totalVotes, podcast.board.totalVotes, podcast.board.slug]).toEqual([0, 1, 'podcast']);
  expect(podcast.boards).toEqual([
    { slug: null, name: null },
    { slug: 'podcast', name: 'The Podcast' },
  ]);
  const waiting = async (board?: string) => (await creator.call(api.listPendingIdeas, { query: { board } })).body;
  expect((await waiting(handle)).map(({ id }) => id)).toEqual([suggested.body.id]);
  expect(await waiting()).toEqual([]);
  const similar = { params: { username: creator.username }, query: { title: 'An interview' } };
  expect((await fan.call(api.listSimilarIdeas, similar)).body).toEqual([]);
  const elsewhere = { ...similar, params: { username: handle } };
  expect((await fan.call(api.listSimilarIdeas, elsewhere)).body.map(({ id }) => id)).toEqual([second]);
  expect((await fan.call(api.listVoteHistory)).body.votes[0]?.idea.boardSlug).toBe('podcast');
  expect((await creator.call(api.listIdeas, { query: { board: handle } })).body.map(({ id }) => id)).toEqual([second]);
});

test('every board has its own share links, overlay, followers, roadmap, weekly charts and insights', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const { handle, id: boardId } = await makePodcast(creator);
  const query = { board: handle };
  const idea = await publishOn(creator, handle, 'An interview');
  await makeIdea(server, creator);
  await fan.call(api.castVote, { params: { id: String(idea) } });

  const { body: link } = await creator.call(api.createShareLink, { query, body: {} });
  expect((await creator.call(api.listShareLinks)).body).toEqual([]);
  expect((await call(api.getLinkedBoard, { params: { token: link.token } })).body.board.id).toBe(boardId);
  const { body: overlay } = await creator.call(api.renewOverlay, { query });
  expect((await creator.call(api.getOwnOverlay)).body.overlay).toBeNull();
  expect((await call(api.getOverlay, { params: { token: overlay.token } })).body.board.id).toBe(boardId);
  await creator.call(api.revokeOverlay);
  expect((await creator.call(api.getOwnOverlay, { query })).body.overlay).not.toBeNull();
  await fan.call(api.followBoard, { params: { username: handle } });
  const follows = async (username: string) =>
    (await fan.call(api.getFollow, { params: { username } })).body.isFollowing;
  expect([await follows(handle), await follows(creator.username)]).toEqual([true, false]);

  const monday = new Date(Date.now() + 7 * 24 * 3_600_000);
  monday.setUTCHours(0, 0, 0, 0);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  await closeCharts(server.context.db, new Date(monday.getTime() - 24 * 3_600_000).toISOString().slice(0, 10));
  await foldNow(server);
  await recapWeeks(server.context.db, monday, countWeekVotes);
  const weeks = async (username: string) => (await call(api.listWeeks, { params: { username } })).body.weeks;
  const [week = ''] = await weeks(handle);
  expect(await weeks(creator.username)).toEqual([]);
  const { body: recap } = await call(api.getWeek, { params: { username: handle, week } });
  expect([recap.board, recap.places[0]?.ideaId]).toEqual([{ slug: 'podcast', name: 'The Podcast' }, idea]);

  await creator.call(api.changeStage, { params: { id: String(idea) }, body: { stage: 'planned' } });
  const staged = async (username: string) =>
    (await call(api.getRoadmap, { params: { username } })).body.lanes.flatMap((lane) => lane.ideas).length;
  expect([await staged(handle), await staged(creator.username)]).toEqual([1, 0]);
  await call(api.countVisit, { params: { username: handle }, body: { host: 'x.com' } });
  await server.context.visitCounter.flush();
  await foldNow(server);
  const insights = async (board?: string) => (await creator.call(api.getInsights, { query: { board } })).body;
  const [own, main] = [await insights(handle), await insights()];
  expect([own.votes.total, own.visits.total, own.race.length]).toEqual([1, 1, 1]);
  expect([main.votes.total, main.visits.total, main.race.map(({ id }) => id)].flat()).not.toContain(idea);
  expect([main.votes.total, main.visits.total]).toEqual([0, 0]);
  const file = await creator.call(api.downloadInsights, { params: { file: 'ideas.csv' }, query });
  expect(file.body).toContain('An interview');
  const other = await creator.call(api.downloadInsights, { params: { file: 'ideas.csv' } });
  expect(other.body).not.toContain('An interview');
});

test("endpoints with a board parameter return 400 invalid_input for a malformed handle and 404 board_not_found for an unknown board or another creator's board", async () => {
  const creator = await makeCreator(server);
  const stranger = await makeCreator(server);
  const { handle } = await makePodcast(stranger);
  const lists = [
    api.listIdeas,
    api.listMerges,
    api.listPendingIdeas,
    api.listBlockedFans,
    api.listShareLinks,
    api.getOwnOverlay,
    api.renewOverlay,
    api.revokeOverlay,
    api.getInsights,
  ] as const;
  for (const endpoint of lists) {
    expect((await creator.call(endpoint, { query: { board: 'a b' } })).error.code).toBe('invalid_input');
    expect((await creator.call(endpoint, { query: { board: `${creator.username}~none` } })).error.code).toBe(
      'board_not_found',
    );
    if (endpoint === api.listIdeas) continue;
    expect((await creator.call(endpoint, { query: { board: handle } })).error.code).toBe('board_not_found');
  }
});

test('URLs with a former username redirect to the same board under the new username', async () => {
  const creator = await makeCreator(server);
  const { handle } = await makePodcast(creator);
  const name = `renamed_${creator.id}`;
  await server.query(
    `INSERT INTO former_usernames (name, account_id, forwards_until) VALUES (lower($1), $2, now() + interval '1 day')`,
    [creator.username, creator.id],
  );
  await server.query('UPDATE accounts SET username = $2 WHERE id = $1', [creator.id, name]);
  const moved = await fetch(`${server.origin}/api/creators/${handle}/roadmap`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `/api/creators/${name}~podcast/roadmap`]);
});

test("oEmbed and share images accept the URL of a creator's second board", async () => {
  const creator = await makeCreator(server);
  await makePodcast(creator);
  const address = encodeURIComponent(`${server.context.config.origin}/${creator.username}/podcast`);
  const answer = (await (await fetch(`${server.origin}/oembed?url=${address}`)).json()) as Record<string, string>;
  expect(answer['title']).toBe(`${creator.username} · The Podcast`);
  expect(answer['html']).toContain(`/embed/${creator.username}~podcast`);
  const picture = await fetch(`${server.origin}/share/${creator.username}~podcast.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});
