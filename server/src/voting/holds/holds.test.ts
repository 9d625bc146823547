import { api } from '@upnext/contract/api';
import { beforeEach, expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';
import { holdVotes, releaseVotes, voidVotes } from './move-votes.ts';

const server = await startServer();
const { context } = server;

let creator: TestAccount;
let fans: TestAccount[];
let [target, source, sibling] = [0, 0, 0];

beforeEach(async () => {
  creator = await makeCreator(server);
  fans = await Promise.all([1, 2, 3].map(() => makeFan(server)));
  [target = 0, source = 0, sibling = 0] = await makeIdeas(server, creator, 3);
});

const vote = (fan: TestAccount | undefined, id: number) => fan?.call(api.castVote, { params: { id: String(id) } });
const withdraw = (fan: TestAccount | undefined, id: number) =>
  fan?.call(api.withdrawVote, { params: { id: String(id) } });
const merge = (id: number, into: number) => creator.call(api.mergeIdea, { params: { id: String(id) }, body: { into } });
const unmerge = (id: number) => creator.call(api.unmergeIdea, { params: { id: String(id) } });
const of = (ideaId: number, ...voters: (TestAccount | undefined)[]) => ({
  creatorId: creator.id,
  ideaId,
  accountIds: voters.map((fan) => fan?.id ?? 0),
});

/** The counted and the held votes of each idea, after checking that all counts match the rows. */
async function counts(...ids: number[]): Promise<string[]> {
  expect(await reconcileCounts(context.db, { fix: false, report: () => {} })).toEqual([]);
  const rows = await server.query<{ id: number; counts: string }>(
    `SELECT id, votes || ' ' || held_votes AS counts FROM ideas WHERE id = ANY($1)`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.counts ?? '');
}

async function total(): Promise<number> {
  await foldNow(server);
  return (await creator.call(api.getInsights, { query: { days: '7' } })).body.votes.total;
}

test('holdVotes, releaseVotes and voidVotes move votes between the counts, and insights follow', async () => {
  for (const fan of fans) await vote(fan, target);
  expect(await total()).toBe(3);
  expect(await holdVotes(context, of(target, fans[0], fans[1]))).toBe(2);
  expect([await counts(target), await total()]).toEqual([['1 2'], 1]);
  expect(await holdVotes(context, of(target, fans[0], fans[1]))).toBe(0);
  expect(await voidVotes(context, of(target, fans[0], fans[2]))).toBe(2);
  expect([await counts(target), await total()]).toEqual([['0 1'], 0]);
  expect(await holdVotes(context, of(target, fans[0]))).toBe(0);
  expect(await releaseVotes(context, of(target, ...fans))).toBe(3);
  expect([await counts(target), await total()]).toEqual([['3 0'], 3]);
});

test('a hold before the votes are counted for insights is not subtracted twice', async () => {
  for (const fan of fans) await vote(fan, target);
  await holdVotes(context, of(target, fans[0]));
  expect(await total()).toBe(2);
  await releaseVotes(context, of(target, fans[0]));
  expect(await total()).toBe(3);
});

test('the public board shows only counted votes, and a hold raises its version', async () => {
  for (const fan of fans) await vote(fan, target);
  const read = async () => (await creator.call(api.getBoard, { params: { username: creator.username } })).body;
  const before = (await read()).board;
  await holdVotes(context, of(target, fans[0]));
  await expect.poll(async () => (await read()).board).toMatchObject({ totalVotes: 2, version: before.version + 1 });
  expect((await read()).ideas.find(({ id }) => id === target)?.votes).toBe(2);
});

test('the vote history, the list of own votes and the data export do not reveal the state of a vote', async () => {
  for (const fan of fans) await vote(fan, target);
  await holdVotes(context, of(target, fans[1]));
  await voidVotes(context, of(target, fans[2]));
  const views = await Promise.all(
    fans.map(async (fan) => {
      const query = { ideas: String(target) };
      const { body: own } = await fan.call(api.listOwnVotes, { params: { username: creator.username }, query });
      const { body: history } = await fan.call(api.listVoteHistory);
      const { body: file } = await fan.call(api.exportAccount);
      const exported = (file as unknown as { votes: object[] }).votes;
      expect(exported).toHaveLength(1);
      return [own, history, exported].map((view) => JSON.stringify(view).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
    }),
  );
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});

test('a held or void vote can be withdrawn, and only counted votes change the public count', async () => {
  for (const fan of fans) await vote(fan, target);
  await holdVotes(context, of(target, fans[0]));
  await voidVotes(context, of(target, fans[1]));
  for (const fan of [fans[0], fans[1]]) expect((await withdraw(fan, target))?.status).toBe(200);
  expect([await counts(target), await total()]).toEqual([['1 0'], 1]);
});

test('a merge copies the states of votes, and a move applies to the votes for merged ideas too', async () => {
  for (const fan of fans) await vote(fan, source);
  await holdVotes(context, of(source, fans[0]));
  await merge(source, target);
  expect(await counts(target, source)).toEqual(['2 1', '2 1']);
  await voidVotes(context, of(target, fans[1]));
  await releaseVotes(context, of(source, fans[0]));
  expect(await counts(target, source)).toEqual(['2 0', '2 0']);
  expect(await total()).toBe(2);
  await unmerge(source);
  expect(await counts(target, source)).toEqual(['0 0', '2 0']);
});

test.each(['undoing the merge', 'a withdrawal'])(
  'a copy that is reassigned by %s takes the state of the other vote',
  async (way) => {
    const [fan] = fans;
    await vote(fan, source);
    await holdVotes(context, of(source, fan));
    await vote(fan, sibling);
    await merge(source, target);
    await merge(sibling, target);
    expect(await counts(target, source, sibling)).toEqual(['0 1', '0 1', '1 0']);
    if (way === 'a withdrawal') await withdraw(fan, source);
    else await unmerge(source);
    expect(await counts(target, sibling)).toEqual(['1 0', '1 0']);
  },
);
