import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

const body = { title: 'Make paella', description: 'Over an open fire, please.' };

test('suggestIdea returns 201 with a pending suggestion that is counted but not shown on the board', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const { status, body: idea } = await fan.call(api.suggestIdea, {
    params: { username: creator.username.toUpperCase() },
    body,
  });
  expect(status).toBe(201);
  expect(idea).toMatchObject({ ...body, status: 'pending', suggestedBy: fan.id, suggestedByUsername: fan.username });
  expect(idea.position).toEqual({ current: null, previous: null, change: null });
  expect((await creator.call(api.getUser)).body.pendingCount).toBe(1);
  expect((await call(api.getBoard, { params: { username: creator.username } })).body.ideas).toEqual([]);
});

test("suggestIdea accepts a title of one character and no description, and returns 400 invalid_input for a missing title or a title or description that is too long, 401 not_signed_in without a session, 403 cross_site for a request from another site and 404 board_not_found for an unknown username or a fan's username", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const params = { username: creator.username };
  const short = await fan.call(api.suggestIdea, { params, body: { title: ' x ' } });
  expect([short.status, short.body.title, short.body.description]).toEqual([201, 'x', '']);
  const refusal = async (title: string, description = '') => {
    const { error } = await fan.call(api.suggestIdea, { params, body: { title, description } });
    return [error.code, ...(error.fields ?? []).map(({ message }) => message)];
  };
  expect(await refusal(' ')).toEqual(['invalid_input', 'Title is required']);
  expect(await refusal('x'.repeat(101), 'y'.repeat(281))).toEqual([
    'invalid_input',
    'Title must be 100 characters or less',
    'Description must be 280 characters or less',
  ]);
  expect((await call(api.suggestIdea, { params, body })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.suggestIdea, { params, body, headers: { origin: 'https://evil.test' } })).error.code).toBe(
    'cross_site',
  );
  expect((await fan.call(api.suggestIdea, { params: { username: 'no-such-user' }, body })).error.code).toBe(
    'board_not_found',
  );
  expect((await fan.call(api.suggestIdea, { params: { username: fan.username }, body })).error.code).toBe(
    'board_not_found',
  );
});

test("suggestIdea returns 403 own_board for the creator's own board, 403 suggestions_closed for a board that doesn't accept suggestions and 409 suggestions_full for a board that has reached its limit", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const params = { username: creator.username };
  expect((await creator.call(api.suggestIdea, { params, body })).error.code).toBe('own_board');
  await server.query('UPDATE boards SET pending_count = $2 WHERE creator_id = $1', [
    creator.id,
    limits.pendingPerBoard,
  ]);
  expect((await fan.call(api.suggestIdea, { params, body })).error.code).toBe('suggestions_full');
  await server.query('UPDATE boards SET accepts_suggestions = false WHERE creator_id = $1', [creator.id]);
  expect((await fan.call(api.suggestIdea, { params, body })).error.code).toBe('suggestions_closed');
});

test('listPendingIdeas returns 200 with the oldest suggestion first, 401 not_signed_in without a session and 403 creators_only for a fan', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const first = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const second = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const { status, body: pending } = await creator.call(api.listPendingIdeas);
  expect(status).toBe(200);
  expect(pending.map(({ id, suggestedByUsername }) => [id, suggestedByUsername])).toEqual([
    [first, fan.username],
    [second, fan.username],
  ]);
  expect((await call(api.listPendingIdeas)).error.code).toBe('not_signed_in');
  expect((await fan.call(api.listPendingIdeas)).error.code).toBe('creators_only');
});

test('listOwnSuggestions returns 200 with the status of each suggestion and 401 not_signed_in without a session', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const waiting = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const published = await makeIdea(server, creator, { suggestedBy: fan.id });
  const { status, body: own } = await fan.call(api.listOwnSuggestions);
  expect([status, own.map((idea) => [idea.id, idea.status])]).toEqual([
    200,
    [
      [published, 'approved'],
      [waiting, 'pending'],
    ],
  ]);
  expect((await call(api.listOwnSuggestions)).error.code).toBe('not_signed_in');
});

test('approveSuggestion returns 200 and publishes the suggestion on the chart', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator, { status: 'pending', suggestedBy: (await makeFan(server)).id });
  const { status, body: idea } = await creator.call(api.approveSuggestion, { params: { id: String(id) } });
  expect([status, idea.status, idea.position.current]).toEqual([200, 'approved', 1]);
  expect((await creator.call(api.getUser)).body.pendingCount).toBe(0);
});

test('of 50 concurrent approvals and deletions of one suggestion, at most one approval and one deletion succeed, and the counts stay correct', async () => {
  const creator = await makeCreator(server);
  for (let round = 0; round < 5; round++) {
    const params = {
      id: String(await makeIdea(server, creator, { status: 'pending', suggestedBy: (await makeFan(server)).id })),
    };
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const endpoint = index % 2 === 0 ? api.approveSuggestion : api.deleteIdea;
        return (await creator.call(endpoint, { params })).status;
      }),
    );
    const approved = statuses.filter((status) => status === 200).length;
    const deleted = statuses.filter((status) => status === 204).length;
    // An approved idea may be deleted afterwards, but nothing happens twice and a deleted idea is never approved.
    expect([approved <= 1, deleted <= 1, approved + deleted >= 1]).toEqual([true, true, true]);
    expect(statuses.every((status) => [200, 204, 404].includes(status))).toBe(true);
  }
  const [board] = await server.query('SELECT pending_count, idea_count FROM boards WHERE creator_id = $1', [
    creator.id,
  ]);
  const [rows] = await server.query(
    `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending_count, count(*) FILTER (WHERE status = 'approved')::int AS idea_count
     FROM ideas WHERE creator_id = $1`,
    [creator.id],
  );
  expect(board).toEqual(rows);
});

test("approveSuggestion returns 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 creators_only for a fan, 403 cross_site for a request from another site and 404 idea_not_found for another creator's suggestion", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const params = { id: String(await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id })) };
  expect((await creator.call(api.approveSuggestion, { params: { id: 'x' } })).error.code).toBe('invalid_input');
  expect((await call(api.approveSuggestion, { params })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.approveSuggestion, { params })).error.code).toBe('creators_only');
  expect((await creator.call(api.approveSuggestion, { params, headers: { origin: 'http://x.test' } })).error.code).toBe(
    'cross_site',
  );
  expect((await (await makeCreator(server)).call(api.approveSuggestion, { params })).error.code).toBe('idea_not_found');
});

test('approveSuggestion returns 409 board_full when the board has reached its idea limit, and leaves the suggestion pending', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator, { status: 'pending', suggestedBy: (await makeFan(server)).id });
  await server.query('UPDATE boards SET idea_count = $2 WHERE creator_id = $1', [creator.id, limits.ideasPerBoard]);
  const { status, error } = await creator.call(api.approveSuggestion, { params: { id: String(id) } });
  expect([status, error.code]).toEqual([409, 'board_full']);
  expect(await server.query('SELECT status FROM ideas WHERE id = $1', [id])).toEqual([{ status: 'pending' }]);
});
