import { api } from '@upnext/contract/api';
import type { StageChange } from '@upnext/contract/boards/roadmap';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../daily-close/close-charts.ts';
import { refreshExplore } from '../explore/refresh-explore.ts';
import { removeIdea } from '../ideas/remove-idea.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

const made = { stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=abc' } as const;
const notPlanned = { stage: 'not-planned', reason: 'The museum said no' } as const;

async function step(creator: TestAccount, id: number, body: StageChange) {
  return await creator.call(api.changeStage, { params: { id: String(id) }, body });
}

async function chartOf(creator: TestAccount): Promise<number[]> {
  // Sends a cursor, because the cached first page may be half a second old.
  const { body } = await call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  return body.ideas.map(({ id }) => id);
}

async function countsOf(creator: TestAccount) {
  const [row] = await server.query<{ idea_count: number; total_votes: number; version: number }>(
    'SELECT idea_count, total_votes, version FROM boards WHERE creator_id = $1',
    [creator.id],
  );
  return row;
}

test('changeStage returns 200: planned and in-progress ideas stay on the chart, made and not-planned ideas leave it and keep their votes', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [first = 0, second = 0, third = 0] = await makeIdeas(server, creator, 3);
  for (const id of [first, second]) await fan.call(api.castVote, { params: { id: String(id) } });

  const planned = await step(creator, first, { stage: 'planned' });
  expect(planned.status).toBe(200);
  expect(planned.body).toMatchObject({ stage: 'planned', status: 'approved', position: { current: 1 } });
  expect(planned.body.stagedAt).toBeDefined();
  await step(creator, second, { stage: 'in-progress' });
  expect(await chartOf(creator)).toEqual([first, second, third]);

  const before = await countsOf(creator);
  const done = await step(creator, first, made);
  expect(done.body).toMatchObject({ stage: 'made', status: 'closed', pieceUrl: made.pieceUrl, votes: 1 });
  expect(done.body.position.current).toBeNull();
  const gone = await step(creator, third, notPlanned);
  expect(gone.body).toMatchObject({ stage: 'not-planned', notPlannedReason: notPlanned.reason });
  expect(await chartOf(creator)).toEqual([second]);
  expect(await countsOf(creator)).toEqual({ idea_count: 1, total_votes: 2, version: (before?.version ?? 0) + 2 });

  await refreshExplore(server.context.pool);
  const { body: explored } = await call(api.explore);
  const own = explored.ideas.filter(({ creatorId }) => creatorId === creator.id);
  expect(own.map(({ id }) => id)).toEqual([second]);
  const history = await fan.call(api.listVoteHistory);
  expect(history.body.votes.map(({ idea }) => [idea.id, idea.stage])).toEqual([
    [second, 'in-progress'],
    [first, 'made'],
  ]);
});

test('castVote, castBoardVote and castLinkedVote return 403 voting_ended for a made or not-planned idea, and accept votes again after the idea is reopened', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [first = 0, second = 0] = await makeIdeas(server, creator, 2);
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  await step(creator, first, made);
  await step(creator, second, notPlanned);
  const { username } = creator;
  const id = String(first);
  const refused = [
    await fan.call(api.castVote, { params: { id } }),
    await fan.call(api.castVote, { params: { id: String(second) } }),
    await fan.call(api.castVote, { params: { id }, query: { check_only: 'true' } }),
    await fan.call(api.castBoardVote, { params: { username, id } }),
    await fan.call(api.castLinkedVote, { params: { token: link.token, id } }),
  ];
  for (const { status, error } of refused) expect([status, error.code]).toEqual([403, 'voting_ended']);
  const spanish = await fan.call(api.castVote, { params: { id }, headers: { 'accept-language': 'es' } });
  expect(spanish.error.message).toBe('La votación de esta idea ya terminó');

  await step(creator, first, { stage: 'open' });
  expect((await fan.call(api.castVote, { params: { id } })).status).toBe(200);
  expect((await call(api.getRoadmap, { params: { username } })).body.lanes.flatMap(({ ideas }) => ideas)).toHaveLength(
    1,
  );
});

test('every stage change is recorded, forwards and backwards; setting the same stage again records nothing', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const other = { ...made, pieceUrl: 'https://vimeo.com/1' };
  const steps: StageChange[] = [{ stage: 'planned' }, { stage: 'planned' }, made, made, other, { stage: 'open' }];
  for (const body of steps) await step(creator, id, body);
  const rows = await server.query(
    `SELECT from_stage, stage, piece_url FROM stage_changes WHERE creator_id = $1 AND idea_id = $2 ORDER BY id`,
    [creator.id, id],
  );
  expect(rows).toEqual([
    { from_stage: 'open', stage: 'planned', piece_url: null },
    { from_stage: 'planned', stage: 'made', piece_url: made.pieceUrl },
    { from_stage: 'made', stage: 'made', piece_url: other.pieceUrl },
    { from_stage: 'made', stage: 'open', piece_url: null },
  ]);
  expect(await countsOf(creator)).toMatchObject({ idea_count: 1 });
});

test("a reopened idea's previous place is its place at the last chart close, or null if it was not on the chart then", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [first = 0, second = 0] = await makeIdeas(server, creator, 2);
  await fan.call(api.castVote, { params: { id: String(second) } });
  const { db } = server.context;
  await closeCharts(db, '2026-03-01');
  await step(creator, second, made);
  const { body: back } = await step(creator, second, { stage: 'open' });
  expect(back.position).toEqual({ current: 1, previous: 1, change: 0 });
  await step(creator, second, made);
  await closeCharts(db, '2026-03-02');
  expect((await step(creator, second, { stage: 'open' })).body.position).toMatchObject({ current: 1, previous: null });
  const places = await server.query('SELECT FROM chart_places WHERE creator_id = $1 AND idea_id = $2', [
    creator.id,
    second,
  ]);
  expect(places).toHaveLength(1);
  expect(await chartOf(creator)).toEqual([second, first]);
});

test('changeStage returns 400 invalid_input for an unknown stage and for a missing or invalid content URL or reason', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const bad: unknown[] = [
    { stage: 'made' },
    { stage: 'made', pieceUrl: 'javascript:alert(1)' },
    { stage: 'made', pieceUrl: 'https://user:pass@example.com/' },
    { stage: 'made', pieceUrl: `https://example.com/${'x'.repeat(500)}` },
    { stage: 'not-planned', reason: '   ' },
    { stage: 'not-planned', reason: 'x'.repeat(201) },
    { stage: 'finished' },
  ];
  for (const body of bad) {
    const { status, error } = await step(creator, id, body as StageChange);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  }
});

test("changeStage returns 401 not_signed_in without a session, 403 creators_only for a fan, 403 cross_site for a request from another site and 404 idea_not_found for another creator's idea or a pending suggestion", async () => {
  const creator = await makeCreator(server);
  const other = await makeCreator(server);
  const fan = await makeFan(server);
  const id = await makeIdea(server, creator);
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const input = { params: { id: String(id) }, body: { stage: 'planned' } } as const;
  expect((await call(api.changeStage, input)).error.code).toBe('not_signed_in');
  expect((await fan.call(api.changeStage, input)).error.code).toBe('creators_only');
  expect((await other.call(api.changeStage, input)).error.code).toBe('idea_not_found');
  expect((await step(creator, pending, { stage: 'planned' })).error.code).toBe('idea_not_found');
  const crossed = await creator.call(api.changeStage, { ...input, headers: { origin: 'https://elsewhere.example' } });
  expect(crossed.error.code).toBe('cross_site');
});

test('changeStage returns 409 board_full when an idea is reopened on a full board', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  await step(creator, id, notPlanned);
  await server.query('UPDATE boards SET idea_count = 10000 WHERE creator_id = $1', [creator.id]);
  const { status, error } = await step(creator, id, { stage: 'open' });
  expect([status, error.code]).toEqual([409, 'board_full']);
});

test('getRoadmap and getLane return 200 with lanes in order and pages of ideas, newest first; they return 404 board_not_found for an unknown username and 400 invalid_input for an invalid username or cursor', async () => {
  const creator = await makeCreator(server);
  const { username } = creator;
  const ids = await makeIdeas(server, creator, 33);
  for (const id of ids.slice(0, 31)) await step(creator, id, made);
  await step(creator, ids[31] ?? 0, { stage: 'in-progress' });
  await step(creator, ids[32] ?? 0, notPlanned);
  const { status, body } = await call(api.getRoadmap, { params: { username } });
  expect(status).toBe(200);
  expect(body.creator.username).toBe(username);
  expect(body.lanes.map(({ stage, ideas }) => [stage, ideas.length])).toEqual([
    ['in-progress', 1],
    ['planned', 0],
    ['made', 30],
    ['not-planned', 1],
  ]);
  const lane = body.lanes.find(({ stage }) => stage === 'made');
  expect(lane?.ideas[0]?.id).toBe(ids[30]);
  const params = { username, stage: 'made' } as const;
  const rest = await call(api.getLane, { params, query: { cursor: lane?.nextCursor ?? undefined } });
  expect(rest.status).toBe(200);
  expect(rest.body).toMatchObject({ stage: 'made', ideas: [{ id: ids[0] }], nextCursor: null });
  const missing = { username: 'no-such-user', stage: 'made' } as const;
  expect((await call(api.getRoadmap, { params: missing })).error.code).toBe('board_not_found');
  expect((await call(api.getLane, { params: missing })).error.code).toBe('board_not_found');
  expect((await call(api.getLane, { params, query: { cursor: 'x' } })).error.code).toBe('invalid_input');
  expect((await call(api.getRoadmap, { params: { username: 'a b' } })).error.code).toBe('invalid_input');
});

test('deleting a made idea removes its votes and stage changes', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const id = await makeIdea(server, creator);
  await fan.call(api.castVote, { params: { id: String(id) } });
  await step(creator, id, made);
  expect((await creator.call(api.deleteIdea, { params: { id: String(id) } })).status).toBe(204);
  expect(await countsOf(creator)).toMatchObject({ idea_count: 0, total_votes: 0 });
  await removeIdea(server.context.db, creator.id, id);
  expect(await server.query('SELECT FROM ideas WHERE id = $1', [id])).toEqual([]);
  expect(await server.query('SELECT FROM stage_changes WHERE idea_id = $1', [id])).toEqual([]);
});
