import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { persist } from '../../../test/call.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makePodcast } from '../../../test/make-board.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { deliverNotification } from '../../notifications/deliver-notification.ts';
import { finishRejection } from './finish-rejection.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

const body = { reason: 'already_made' } as const;
const statusOf = async (id: number) =>
  (await server.query<{ status: string }>('SELECT status FROM ideas WHERE id = $1', [id]))[0]?.status;

const finish = (creatorId: number, ideaId: number) =>
  finishRejection(server.context.db, { creatorId, ideaId, reason: body.reason, language: 'es' });

async function suggestion(): Promise<{ creator: TestAccount; fan: TestAccount; id: number; params: { id: string } }> {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const id = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  return { creator, fan, id, params: { id: String(id) } };
}

test('rejectSuggestion returns 204 and hides the suggestion immediately; a job deletes it after the undo period and notifies the fan', async () => {
  const { creator, fan, id, params } = await suggestion();
  expect((await creator.call(api.rejectSuggestion, { params, body })).status).toBe(204);
  expect((await creator.call(api.listPendingIdeas)).body).toEqual([]);
  expect((await creator.call(api.getUser)).body.pendingCount).toBe(0);
  expect((await fan.call(api.listOwnSuggestions)).body).toEqual([]);
  expect((await fan.call(api.castVote, { params })).error.code).toBe('idea_not_found');
  const [job] = await server.query<{ seconds: number }>(
    `SELECT extract(epoch FROM run_at - created_at)::float8 AS seconds FROM graphile_worker.jobs WHERE key = $1`,
    [`reject-${id}`],
  );
  expect(job?.seconds).toBeGreaterThan(4.5);
  expect(job?.seconds).toBeLessThan(6.5);
  await finish(creator.id, id);
  expect(await statusOf(id)).toBe('deleted');
  expect((await creator.call(api.restoreSuggestion, { params })).error.code).toBe('idea_not_found');

  const [notification] = await server.query<{ id: number }>(`SELECT id FROM notifications WHERE creator_id = $1`, [
    creator.id,
  ]);
  const work = {
    pool: server.context.pool,
    db: server.context.db,
    origin: server.origin,
    mailer: undefined,
    pusher: undefined,
  };
  await deliverNotification(work, { notificationId: notification?.id, kind: 'suggestion-rejected', after: 0 });
  expect((await fan.call(api.listNotifications)).body.notifications).toMatchObject([
    { kind: 'suggestion-rejected', creatorUsername: creator.username, payload: { reason: 'already_made' } },
  ]);
});

test('restoreSuggestion returns 200 and makes the suggestion pending again; the deletion job then does nothing', async () => {
  const { creator, fan, id, params } = await suggestion();
  await creator.call(api.rejectSuggestion, { params, body });
  const restored = await creator.call(api.restoreSuggestion, { params });
  expect(restored.status).toBe(200);
  expect(restored.body).toMatchObject({ id, status: 'pending', suggestedBy: fan.id });
  expect((await creator.call(api.getUser)).body.pendingCount).toBe(1);
  await finish(creator.id, id);
  expect(await statusOf(id)).toBe('pending');
});

test('restoreSuggestion returns 409 suggestions_full if the board has reached its limit in the meantime', async () => {
  const { creator, params } = await suggestion();
  await creator.call(api.rejectSuggestion, { params, body });
  await server.query('UPDATE boards SET pending_count = 1000 WHERE creator_id = $1', [creator.id]);
  expect((await creator.call(api.restoreSuggestion, { params })).error.code).toBe('suggestions_full');
});

test("rejectSuggestion and restoreSuggestion return 400 invalid_input for an invalid reason or id, 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 creators_only for a fan and 404 idea_not_found for another creator's suggestion or one that was never rejected", async () => {
  const { creator, fan, params } = await suggestion();
  const headers = { origin: 'https://evil.test' };
  const stranger = await makeCreator(server);
  const bad = await creator.call(api.rejectSuggestion, { params, body: { reason: 'rude' as 'unclear' } });
  expect(bad.error.code).toBe('invalid_input');
  expect((await creator.call(api.restoreSuggestion, { params: { id: '0' } })).error.code).toBe('invalid_input');
  expect((await call(api.rejectSuggestion, { params, body })).error.code).toBe('not_signed_in');
  expect((await call(api.restoreSuggestion, { params })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.rejectSuggestion, { params, body })).error.code).toBe('creators_only');
  expect((await fan.call(api.restoreSuggestion, { params })).error.code).toBe('creators_only');
  expect((await creator.call(api.rejectSuggestion, { params, body, headers })).error.code).toBe('cross_site');
  expect((await creator.call(api.restoreSuggestion, { params, headers })).error.code).toBe('cross_site');
  expect((await stranger.call(api.rejectSuggestion, { params, body })).error.code).toBe('idea_not_found');
  // This suggestion was never rejected, so it can't be restored.
  expect((await creator.call(api.restoreSuggestion, { params })).error.code).toBe('idea_not_found');
});

test('20 concurrent rejections, approvals and restorations leave consistent counts', async () => {
  const { creator, id, params } = await suggestion();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      if (index % 3 === 0) return persist(() => creator.call(api.rejectSuggestion, { params, body }));
      return persist(() => creator.call(index % 3 === 1 ? api.approveSuggestion : api.restoreSuggestion, { params }));
    }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const [board] = await server.query<{ pending_count: number; idea_count: number }>(
    'SELECT pending_count, idea_count FROM boards WHERE creator_id = $1',
    [creator.id],
  );
  const status = await statusOf(id);
  expect(board).toEqual({ pending_count: status === 'pending' ? 1 : 0, idea_count: status === 'approved' ? 1 : 0 });
});

test("the notification about a suggestion rejected on a creator's second board names that board", async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const { handle } = await makePodcast(creator);
  const idea = { params: { username: handle }, body: { title: 'From the attic', description: 'Live, at night' } };
  const { id } = (await fan.call(api.suggestIdea, idea)).body;
  await creator.call(api.rejectSuggestion, { params: { id: String(id) }, body });
  await finish(creator.id, id);
  const [notification] = await server.query<{ payload: object }>(
    `SELECT payload FROM notifications WHERE key = 'suggestion-rejected:' || $1`,
    [id],
  );
  expect(notification?.payload).toMatchObject({ fanId: fan.id, board: { slug: 'podcast' } });
});
