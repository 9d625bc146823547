import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { finishDeletion } from './finish-deletion.ts';

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

test('restoreIdea returns 200 with the idea at its place and with its votes, and 404 idea_not_found once the deletion is final', async () => {
  const creator = await makeCreator(server);
  const [first, second] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  const params = { id: String(first) };
  for (const idea of [first, first, second])
    await (await makeFan(server)).call(api.castVote, { params: { id: String(idea) } });
  const before = { ...(await boardOf(creator.id)) };
  await creator.call(api.deleteIdea, { params });
  expect(await boardOf(creator.id)).toMatchObject({ idea_count: 1, total_votes: 1 });
  const restored = await creator.call(api.restoreIdea, { params });
  expect(restored.status).toBe(200);
  expect(restored.body).toMatchObject({ id: first, votes: 2, status: 'approved', position: { current: 1 } });
  expect(await boardOf(creator.id)).toEqual({ ...before, version: (before.version ?? 0) + 2 });
  expect((await (await makeFan(server)).call(api.castVote, { params })).status).toBe(200);
  expect((await creator.call(api.restoreIdea, { params })).error.code).toBe('idea_not_found');

  // The job of a deletion that was undone does nothing.
  await finishDeletion(server.context.db, creator.id, first);
  expect((await creator.call(api.listIdeas)).body.map(({ id }) => id)).toEqual([first, second]);
  await creator.call(api.deleteIdea, { params });
  await finishDeletion(server.context.db, creator.id, first);
  expect((await creator.call(api.restoreIdea, { params })).error.code).toBe('idea_not_found');
});

test('deleting a restored idea again restarts the undo period', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const params = { id: String(id) };
  const jobs = () =>
    server.query<{ seconds: number }>(
      `SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker.jobs WHERE key = $1`,
      [`delete-${id}`],
    );
  await creator.call(api.deleteIdea, { params });
  await server.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1`, [`delete-${id}`]);
  await creator.call(api.restoreIdea, { params });
  await creator.call(api.deleteIdea, { params });
  const [job, ...others] = await jobs();
  expect(job?.seconds).toBeGreaterThan(limits.undoDeletionSeconds - 1);
  expect(others).toEqual([]);
});

test('restoreIdea restores a suggestion, and a made idea with its stage', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const made = await makeIdea(server, creator);
  await creator.call(api.changeStage, {
    params: { id: String(made) },
    body: { stage: 'made', pieceUrl: 'https://youtu.be/abc' },
  });
  for (const id of [pending, made]) await creator.call(api.deleteIdea, { params: { id: String(id) } });
  expect((await creator.call(api.restoreIdea, { params: { id: String(pending) } })).body.status).toBe('pending');
  expect((await creator.call(api.restoreIdea, { params: { id: String(made) } })).body).toMatchObject({
    status: 'closed',
    stage: 'made',
    pieceUrl: 'https://youtu.be/abc',
  });
  expect(await boardOf(creator.id)).toMatchObject({ idea_count: 0, pending_count: 1 });
});

test('restoreIdea returns 409 board_full or 409 suggestions_full if the place was taken meanwhile', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const ids = [
    await makeIdea(server, creator),
    await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id }),
  ];
  for (const id of ids) await creator.call(api.deleteIdea, { params: { id: String(id) } });
  await server.query('UPDATE boards SET idea_count = $2, pending_count = $3 WHERE creator_id = $1', [
    creator.id,
    limits.ideasPerBoard,
    limits.pendingPerBoard,
  ]);
  const replies = [];
  for (const id of ids) replies.push((await creator.call(api.restoreIdea, { params: { id: String(id) } })).error.code);
  expect(replies).toEqual(['board_full', 'suggestions_full']);
});

test("restoreIdea returns 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 creators_only for a fan, 403 cross_site for a request from another site and 404 idea_not_found for another creator's idea", async () => {
  const creator = await makeCreator(server);
  const params = { id: String(await makeIdea(server, creator)) };
  await creator.call(api.deleteIdea, { params });
  expect((await creator.call(api.restoreIdea, { params: { id: '-1' } })).error.code).toBe('invalid_input');
  expect((await call(api.restoreIdea, { params })).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.restoreIdea, { params })).error.code).toBe('creators_only');
  expect((await creator.call(api.restoreIdea, { params, headers: { origin: 'http://evil.test' } })).error.code).toBe(
    'cross_site',
  );
  expect((await (await makeCreator(server)).call(api.restoreIdea, { params })).error.code).toBe('idea_not_found');
});
