import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
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

test('mergeIdea and unmergeIdea return 409 merge_in_progress while 12,001 votes are moved in slices; counts are exact after each slice', async () => {
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

test('removeIdea also removes the ideas that were merged into the idea', async () => {
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
