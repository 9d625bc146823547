import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { refreshExplore } from '../explore/refresh-explore.ts';
import { finishDeletion } from './finish-deletion.ts';
import { removeIdea } from './remove-idea.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

async function boardOf(creatorId: number) {
  const [board] = await server.query<{
    version: number;
    idea_count: number;
    total_votes: number;
    pending_count: number;
  }>('SELECT version, idea_count, total_votes, pending_count FROM boards WHERE creator_id = $1', [creatorId]);
  return board;
}

test('createIdea returns 201 and adds the idea at the end of the chart, without a previous place', async () => {
  const creator = await makeCreator(server);
  const first = await creator.call(api.createIdea, { body: { title: '  Primera  ', description: 'línea\notra' } });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    title: 'Primera',
    description: 'línea\notra',
    votes: 0,
    creatorId: creator.id,
    creatorUsername: creator.username,
    position: { current: 1, previous: null, change: null },
    status: 'approved',
    suggestedBy: null,
  });
  const second = await creator.call(api.createIdea, { body: { title: 'Second' } });
  expect(second.body.position.current).toBe(2);
  expect(await boardOf(creator.id)).toMatchObject({ version: 3, idea_count: 2 });
});

test('createIdea returns 400 invalid_input for an empty title, 401 not_signed_in without a session, 403 creators_only for a fan and 403 cross_site for a request from another site', async () => {
  const creator = await makeCreator(server);
  const empty = await creator.call(api.createIdea, { body: { title: '   ' } });
  expect([empty.status, empty.error.code, empty.error.fields?.[0]?.message]).toEqual([
    400,
    'invalid_input',
    'Title is required',
  ]);
  expect((await call(api.createIdea, { body: { title: 'x' } })).error.code).toBe('not_signed_in');
  const fan = await makeFan(server);
  expect((await fan.call(api.createIdea, { body: { title: 'x' } })).error.code).toBe('creators_only');
  const crossed = await creator.call(api.createIdea, {
    body: { title: 'x' },
    headers: { 'sec-fetch-site': 'same-site' },
  });
  expect(crossed.error.code).toBe('cross_site');
});

test('updateIdea marks a changed title as edited only if the idea has votes, and never marks a changed description', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator, { title: 'Paela' });
  const update = async (title: string, description = '') =>
    (await creator.call(api.updateIdea, { params: { id: String(id) }, body: { title, description } })).body;
  expect(await update('Paella')).not.toHaveProperty('titleEditedAt');
  await (await makeFan(server)).call(api.castVote, { params: { id: String(id) } });
  expect(await update('Paella', 'With socarrat')).not.toHaveProperty('titleEditedAt');
  const renamed = await update('Risotto');
  expect(Date.parse(renamed.titleEditedAt ?? '')).toBeGreaterThan(Date.parse(renamed.createdAt));
  const { body } = await call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  expect(body.ideas[0]?.titleEditedAt).toBe(renamed.titleEditedAt);
  expect((await update('Risotto', 'Milanese')).titleEditedAt).toBe(renamed.titleEditedAt);
});

test('removeIdea deletes the earlier titles of the idea', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(ideaId) } });
  await creator.call(api.updateIdea, { params: { id: String(ideaId) }, body: { title: 'Renamed' } });
  const earlier = () => server.query('SELECT title FROM title_changes WHERE idea_id = $1', [ideaId]);
  expect(await earlier()).toHaveLength(1);
  await creator.call(api.deleteIdea, { params: { id: String(ideaId) } });
  await removeIdea(server.context.db, creator.id, ideaId);
  expect(await earlier()).toEqual([]);
});

test('title and description length limits count graphemes', async () => {
  const creator = await makeCreator(server);
  const family = '👨‍👩‍👧‍👦';
  const fits = await creator.call(api.createIdea, {
    body: { title: family.repeat(limits.ideaTitleMax), description: family.repeat(280) },
  });
  expect(fits.status).toBe(201);
  const long = await creator.call(api.createIdea, {
    body: { title: family.repeat(limits.ideaTitleMax + 1), description: 'x'.repeat(281) },
  });
  expect(long.error.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['title', 'too_long'],
    ['description', 'too_long'],
  ]);
});

test('createIdea rejects control and bidi characters, lone surrogates, line breaks and titles that are not strings', async () => {
  const creator = await makeCreator(server);
  for (const title of [
    'nul \u0000',
    'turned \u202E around',
    'lone \uD800',
    'two\nlines',
    ['array'],
    { an: 'object' },
    7,
    null,
  ]) {
    const { status } = await creator.call(api.createIdea, { body: { title: title as string } });
    expect(status, JSON.stringify(title)).toBe(400);
  }
});

test('createIdea returns 409 board_full when the board has reached its idea limit', async () => {
  const creator = await makeCreator(server);
  await server.query('UPDATE boards SET idea_count = $2 WHERE creator_id = $1', [creator.id, limits.ideasPerBoard]);
  const { status, error } = await creator.call(api.createIdea, { body: { title: 'One too many' } });
  expect([status, error.code]).toEqual([409, 'board_full']);
});

test('updateIdea returns 200 and increments the board version', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const before = await boardOf(creator.id);
  const { status, body } = await creator.call(api.updateIdea, {
    params: { id: String(id) },
    body: { title: 'Better', description: 'now' },
  });
  expect([status, body.title, body.description]).toEqual([200, 'Better', 'now']);
  expect((await boardOf(creator.id))?.version).toBe((before?.version ?? 0) + 1);
});

test("updateIdea returns 404 idea_not_found for another creator's idea, a missing idea and a deleted idea", async () => {
  const creator = await makeCreator(server);
  const theirs = await makeIdea(server, await makeCreator(server), { title: 'Theirs' });
  const gone = await makeIdea(server, creator);
  await creator.call(api.deleteIdea, { params: { id: String(gone) } });
  for (const id of [theirs, gone, 999_999_999]) {
    const { status, error } = await creator.call(api.updateIdea, {
      params: { id: String(id) },
      body: { title: 'Mine now' },
    });
    expect([status, error.code]).toEqual([404, 'idea_not_found']);
  }
  expect(await server.query('SELECT title FROM ideas WHERE id = $1', [theirs])).toEqual([{ title: 'Theirs' }]);
});

test('updateIdea returns 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 creators_only for a fan and 403 cross_site for a request from another site', async () => {
  const creator = await makeCreator(server);
  const params = { id: String(await makeIdea(server, creator)) };
  expect((await creator.call(api.updateIdea, { params: { id: '1e3' }, body: { title: 'x' } })).error.code).toBe(
    'invalid_input',
  );
  expect((await call(api.updateIdea, { params, body: { title: 'x' } })).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.updateIdea, { params, body: { title: 'x' } })).error.code).toBe(
    'creators_only',
  );
  const crossed = await creator.call(api.updateIdea, { params, body: { title: 'x' }, headers: { origin: 'null' } });
  expect(crossed.error.code).toBe('cross_site');
});

test('deleteIdea returns 204 and hides the idea immediately, and a job later removes its votes, history and row', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const kept = await makeIdea(server, creator);
  const fan = await makeFan(server);
  for (const idea of [id, kept]) await fan.call(api.castVote, { params: { id: String(idea) } });
  expect((await creator.call(api.deleteIdea, { params: { id: String(id) } })).status).toBe(204);
  expect((await creator.call(api.listIdeas)).body.map((idea) => idea.id)).toEqual([kept]);
  expect(await boardOf(creator.id)).toMatchObject({ idea_count: 1, total_votes: 1 });
  expect((await fan.call(api.castVote, { params: { id: String(id) } })).error.code).toBe('idea_not_found');
  await finishDeletion(server.context.db, creator.id, id);
  const jobs = await server.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'remove-idea'`);
  expect(jobs.length).toBeGreaterThan(0);
  await removeIdea(server.context.db, creator.id, id);
  expect(await server.query('SELECT FROM ideas WHERE id = $1', [id])).toHaveLength(0);
  expect(await server.query('SELECT FROM votes WHERE creator_id = $1', [creator.id])).toHaveLength(1);
});

test('removeIdea keeps an idea that is not marked as deleted', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  await removeIdea(server.context.db, creator.id, id);
  expect(await server.query('SELECT FROM ideas WHERE id = $1', [id])).toHaveLength(1);
});

test("deleteIdea returns 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 creators_only for a fan, 403 cross_site for a request from another site and 404 idea_not_found for another creator's idea", async () => {
  const creator = await makeCreator(server);
  const params = { id: String(await makeIdea(server, creator)) };
  expect((await creator.call(api.deleteIdea, { params: { id: '-1' } })).error.code).toBe('invalid_input');
  expect((await call(api.deleteIdea, { params })).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.deleteIdea, { params })).error.code).toBe('creators_only');
  expect((await creator.call(api.deleteIdea, { params, headers: { origin: 'http://evil.test' } })).error.code).toBe(
    'cross_site',
  );
  expect((await (await makeCreator(server)).call(api.deleteIdea, { params })).error.code).toBe('idea_not_found');
});

test("listIdeas returns the ideas on the caller's own board to a creator, and the most voted ideas of all listed boards to a visitor", async () => {
  const creator = await makeCreator(server);
  const hidden = await makeCreator(server);
  await server.query('UPDATE boards SET is_listed = false WHERE creator_id = $1', [hidden.id]);
  const own = await makeIdea(server, creator, { title: 'Listed' });
  await makeIdea(server, hidden, { title: 'Hidden' });
  await refreshExplore(server.context.pool);
  expect((await creator.call(api.listIdeas)).body.map(({ id }) => id)).toEqual([own]);
  const { status, body } = await call(api.listIdeas);
  expect(status).toBe(200);
  expect(body.map(({ title }) => title)).toContain('Listed');
  expect(body.map(({ title }) => title)).not.toContain('Hidden');
});
