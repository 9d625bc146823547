import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { deliverNotification } from '../../notifications/deliver-notification.ts';
import { removeIdea } from '../ideas/remove-idea.ts';
import { settleMerge } from './settle-merge.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

const vote = (fan: TestAccount, id: number) => fan.call(api.castVote, { params: { id: String(id) } });
const merge = (creator: TestAccount, id: number, into: number) =>
  creator.call(api.mergeIdea, { params: { id: String(id) }, body: { into } });
const unmerge = (creator: TestAccount, id: number) => creator.call(api.unmergeIdea, { params: { id: String(id) } });
const give12001Votes = (creator: TestAccount, id: number) =>
  server.query(
    `WITH v AS (INSERT INTO votes (creator_id, idea_id, account_id) SELECT $1, $2, 1000000 + n FROM generate_series(1, 12001) n),
     b AS (UPDATE boards SET total_votes = 12001 WHERE creator_id = $1)
     UPDATE ideas SET votes = 12001 WHERE id = $2`,
    [creator.id, id],
  );
const chartOf = async (creator: TestAccount) => {
  const { body } = await call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  return { total: body.board.totalVotes, ideas: body.ideas.map(({ id, votes }) => [id, votes]) };
};

test('mergeIdea and unmergeIdea return 409 merge_in_progress while 12,001 votes are moved in batches, and counts are exact after each batch', async () => {
  const creator = await makeCreator(server);
  const [target, big, third] = [
    await makeIdea(server, creator),
    await makeIdea(server, creator),
    await makeIdea(server, creator),
  ];
  await give12001Votes(creator, big);
  expect((await merge(creator, big, target)).body.votes).toBe(5_000);
  expect((await merge(creator, third, target)).error.code).toBe('merge_in_progress');
  await settleMerge(server.context.db, creator.id, big);
  expect((await chartOf(creator)).ideas).toEqual([
    [target, 12_001],
    [third, 0],
  ]);
  expect((await unmerge(creator, big)).body.votes).toBe(12_001);
  expect((await unmerge(creator, big)).error.code).toBe('merge_in_progress');
  expect((await chartOf(creator)).total).toBe(12_001 + 7_001);
  await settleMerge(server.context.db, creator.id, big);
  expect(await chartOf(creator)).toEqual({
    total: 12_001,
    ideas: [
      [big, 12_001],
      [target, 0],
      [third, 0],
    ],
  });
});

test('removeIdea also removes the ideas that were merged into the removed idea', async () => {
  const creator = await makeCreator(server);
  const [target, id] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  await vote(await makeFan(server), id);
  await merge(creator, id, target);
  await creator.call(api.deleteIdea, { params: { id: String(target) } });
  await removeIdea(server.context.db, creator.id, target);
  for (const table of ['ideas', 'votes', 'merges']) {
    expect(await server.query(`SELECT 1 FROM ${table} WHERE creator_id = $1`, [creator.id]), table).toEqual([]);
  }
});

test.each(['the target', 'the unmerged idea'])(
  'counts stay exact if %s is deleted while an unmerge is still returning votes',
  async (which) => {
    const creator = await makeCreator(server);
    const [target, big] = [await makeIdea(server, creator), await makeIdea(server, creator)];
    await give12001Votes(creator, big);
    await vote(await makeFan(server), target);
    await merge(creator, big, target);
    await settleMerge(server.context.db, creator.id, big);
    await unmerge(creator, big);
    const [deleted, kept] = which === 'the target' ? [target, big] : [big, target];
    const votes = kept === big ? 12_001 : 1;
    await creator.call(api.deleteIdea, { params: { id: String(deleted) } });
    await settleMerge(server.context.db, creator.id, big);
    await removeIdea(server.context.db, creator.id, deleted);
    expect(await chartOf(creator)).toEqual({ total: votes, ideas: [[kept, votes]] });
    expect(await server.query(`SELECT 1 FROM votes WHERE creator_id = $1`, [creator.id])).toHaveLength(votes);
    expect(await server.query(`SELECT 1 FROM merges WHERE creator_id = $1`, [creator.id])).toEqual([]);
  },
);

test('an idea that is marked as made while a merge into it is still copying votes notifies every voter once', async () => {
  const { db, pool } = server.context;
  const creator = await makeCreator(server);
  const [target, big] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  await vote(await makeFan(server), target);
  await server.query(
    `WITH fans AS (INSERT INTO accounts (username) SELECT 'merged_fan_' || n FROM generate_series(1, 6000) n RETURNING id)
     INSERT INTO votes (creator_id, idea_id, account_id) SELECT $1, $2, id FROM fans`,
    [creator.id, big],
  );
  await merge(creator, big, target);
  const made = { stage: 'made', pieceUrl: 'https://example.com/watch' } as const;
  expect((await creator.call(api.changeStage, { params: { id: String(target) }, body: made })).status).toBe(200);
  const work = { pool, db, origin: server.origin, mailer: undefined, pusher: undefined };
  const deliverNext = async (): Promise<void> => {
    const [next] = await server.query<{ id: number; delivered_to: number | null }>(
      'SELECT id, delivered_to FROM notifications WHERE creator_id = $1',
      [creator.id],
    );
    if (!next || next.delivered_to === null) return;
    await deliverNotification(work, { notificationId: next.id, kind: 'idea-made', after: next.delivered_to });
    await deliverNext();
  };
  await deliverNext();
  await settleMerge(db, creator.id, big);
  const told = await server.query(
    'SELECT FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id WHERE n.creator_id = $1',
    [creator.id],
  );
  expect(told).toHaveLength(6_001);
});
