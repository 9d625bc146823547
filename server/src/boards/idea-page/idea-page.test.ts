import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makePodcast, publishOn } from '../../../test/make-board.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../daily-close/close-charts.ts';

const server = await startServer({ LIMIT_SCALE: '10' });

/** Sends the cookie of a client that has just written, because the cached board may be half a second old. */
const latest = { headers: { cookie: 'wrote=1' } };

const read = (creator: TestAccount, id: number, username = creator.username) =>
  server.call(api.getIdea, { params: { username, id: String(id) }, ...latest });

/** A creator with ideas in 1st, 2nd, 3rd… place: the first has the most votes. */
async function makeChart(count: number): Promise<{ creator: TestAccount; ids: number[] }> {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, count);
  await server.query(`UPDATE ideas SET votes = 10 * ($2::int - array_position($1::bigint[], id)) WHERE id = ANY($1)`, [
    ids,
    count + 1,
  ]);
  return { creator, ids };
}

test('getIdea returns an idea with its place, its neighbours up to two places away, and three more ideas', async () => {
  const { creator, ids } = await makeChart(12);
  const { status, body, headers } = await read(creator, ids[4] ?? 0);
  expect([status, body.idea.id, body.idea.position.current, body.idea.votes]).toEqual([200, ids[4], 5, 80]);
  expect(body.neighbours.map(({ id }) => id)).toEqual([ids[2], ids[3], ids[5], ids[6]]);
  expect(body.more.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[7]]);
  expect(body.creator.username).toBe(creator.username);
  expect(headers.get('cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=2');
});

test.each([
  ['first', 0, [1, 2], [3, 4, 5]],
  ['last', 11, [9, 10], [0, 1, 2]],
])('getIdea returns the neighbours and three more ideas for the idea in %s place', async (_, at, near, more) => {
  const { creator, ids } = await makeChart(12);
  const { body } = await read(creator, ids[at] ?? 0);
  const indices = (ideas: { id: number }[]) => ideas.map(({ id }) => ids.indexOf(id));
  expect([indices(body.neighbours), indices(body.more)]).toEqual([near, more]);
});

test('getIdea fills the list of more ideas with neighbours on a short chart', async () => {
  const { creator, ids } = await makeChart(4);
  const { body } = await read(creator, ids[1] ?? 0);
  expect(body.more.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]]);
});

test("getIdea returns the fan who suggested the idea, and doesn't tell whether the viewer voted for it", async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const id = await makeIdea(server, creator, { suggestedBy: fan.id });
  await fan.call(api.castVote, { params: { id: String(id) } });
  const params = { username: creator.username, id: String(id) };
  const own = await fan.call(api.getIdea, { params, headers: { cookie: `${fan.cookie}; wrote=1` } });
  expect(own.body.idea).toMatchObject({ suggestedByUsername: fan.username, votes: 1 });
  expect(own.body).toEqual((await read(creator, id)).body);
});

test('getIdea returns one place per day since the first close, and repeats the place of days without a close', async () => {
  const { creator, ids } = await makeChart(3);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const [, second = 0] = ids;
  await closeCharts(server.context.db, day(5));
  await server.query('UPDATE ideas SET votes = 99 WHERE id = $1', [second]);
  await server.query('UPDATE boards SET version = version + 1 WHERE creator_id = $1', [creator.id]);
  await closeCharts(server.context.db, day(2));
  const { body } = await read(creator, second);
  expect(body.days).toEqual([
    { day: day(5), place: 2 },
    { day: day(4), place: 2 },
    { day: day(3), place: 2 },
    { day: day(2), place: 1 },
    { day: day(1), place: 1 },
  ]);
});

test('getIdea returns at most 29 days', async () => {
  const { creator, ids } = await makeChart(1);
  await closeCharts(server.context.db, '2020-01-01');
  expect((await read(creator, ids[0] ?? 0)).body.days).toHaveLength(29);
});

test('getIdea returns a made idea without place, neighbours and days, but with more ideas', async () => {
  const { creator, ids } = await makeChart(3);
  const [first = 0] = ids;
  const body = { stage: 'made', pieceUrl: 'https://youtu.be/abc' } as const;
  await creator.call(api.changeStage, { params: { id: String(first) }, body });
  const page = (await read(creator, first)).body;
  expect(page.idea).toMatchObject({ stage: 'made', pieceUrl: body.pieceUrl, position: { current: null } });
  expect([page.neighbours, page.days, page.more.map(({ id }) => id)]).toEqual([[], [], ids.slice(1)]);
});

test('getIdea redirects with 308 from a merged idea to the idea that has its votes, also after several merges', async () => {
  const creator = await makeCreator(server);
  const [first = 0, second = 0, third = 0] = await makeIdeas(server, creator, 3);
  const merge = (id: number, into: number) =>
    creator.call(api.mergeIdea, { params: { id: String(id) }, body: { into } });
  await merge(third, second);
  await merge(second, first);
  const address = `${server.origin}/api/creators/${creator.username}/ideas`;
  const answer = await fetch(`${address}/${third}`, { redirect: 'manual', ...latest });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    `/api/creators/${creator.username}/ideas/${first}`,
  ]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=1');
  expect((await read(creator, second)).body.idea.id).toBe(first);

  await creator.call(api.unmergeIdea, { params: { id: String(second) } });
  expect((await read(creator, third)).body.idea.id).toBe(second);
});

test('getIdea returns 404 idea_not_found for a pending, deleted or missing idea, and for an idea of another board or creator', async () => {
  const [creator, other, fan] = [await makeCreator(server), await makeCreator(server), await makeFan(server)];
  const podcast = await makePodcast(creator);
  const elsewhere = await publishOn(creator, podcast.handle, 'Episode 1');
  const deleted = await makeIdea(server, creator);
  await creator.call(api.deleteIdea, { params: { id: String(deleted) } });
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  for (const id of [pending, deleted, elsewhere, await makeIdea(server, other), 999_999_999]) {
    const { status, error } = await read(creator, id);
    expect([id, status, error.code]).toEqual([id, 404, 'idea_not_found']);
  }
  expect((await read(creator, elsewhere, podcast.handle)).status).toBe(200);
});

test('getIdea returns 404 board_not_found for the ideas of a suspended creator, and 400 invalid_input for an invalid id', async () => {
  const { creator, ids } = await makeChart(1);
  await server.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [creator.id]);
  const { status, error } = await read(creator, ids[0] ?? 0);
  expect([status, error.code]).toEqual([404, 'board_not_found']);
  const invalid = await server.call(api.getIdea, { params: { username: creator.username, id: 'first' } });
  expect([invalid.status, invalid.error.code]).toEqual([400, 'invalid_input']);
});

test('getIdea returns 304 to a client that has the current version, and 200 after a vote', async () => {
  const { creator, ids } = await makeChart(2);
  const id = String(ids[0]);
  const ask = (etag: string) =>
    server.call(api.getIdea, {
      params: { username: creator.username, id },
      headers: { cookie: 'wrote=1', 'if-none-match': etag },
    });
  const etag = (await ask('""')).headers.get('etag') ?? '';
  expect((await ask(etag)).status).toBe(304);
  await (await makeFan(server)).call(api.castVote, { params: { id } });
  expect((await ask(etag)).status).toBe(200);
});
