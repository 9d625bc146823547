import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';

const server = await startServer();

let creator: TestAccount;
let token: string;

beforeAll(async () => {
  creator = await makeCreator(server);
  token = (await creator.call(api.createShareLink, { body: {} })).body.token;
});

const paths = [
  { name: 'withdrawVote', endpoint: api.withdrawVote, params: (id: number) => ({ id: String(id) }) },
  {
    name: 'withdrawBoardVote',
    endpoint: api.withdrawBoardVote,
    params: (id: number) => ({ username: creator.username, id: String(id) }),
  },
  { name: 'withdrawLinkedVote', endpoint: api.withdrawLinkedVote, params: (id: number) => ({ token, id: String(id) }) },
] as const;

const vote = (fan: TestAccount, id: number) => fan.call(api.castVote, { params: { id: String(id) } });
const withdraw = (fan: TestAccount, id: number) => fan.call(api.withdrawVote, { params: { id: String(id) } });
const merge = (id: number, into: number) => creator.call(api.mergeIdea, { params: { id: String(id) }, body: { into } });
const unmerge = (id: number) => creator.call(api.unmergeIdea, { params: { id: String(id) } });

/** The voters of each idea, after checking that all counts match them. */
async function votersOf(...ids: number[]): Promise<number[][]> {
  expect(await reconcileCounts(server.context.db, { fix: false, report: () => {} })).toEqual([]);
  const rows = await server.query<{ idea_id: number; account_id: number }>(
    'SELECT idea_id, account_id FROM votes WHERE idea_id = ANY($1) ORDER BY account_id',
    [ids],
  );
  return ids.map((id) => rows.filter((row) => row.idea_id === id).map((row) => row.account_id));
}

describe.each(paths)('$name', ({ endpoint, params }) => {
  const call = (account: { call: TestAccount['call'] }, id: number, extra: object = {}) =>
    account.call(endpoint as typeof api.withdrawBoardVote, {
      params: params(id) as { username: string; id: string },
      ...extra,
    });

  test('returns 200 with the new count and version, then 409 not_voted; the fan can vote again', async () => {
    const id = await makeIdea(server, creator);
    const [fan, other] = [await makeFan(server), await makeFan(server)];
    await vote(other, id);
    const { body: cast } = await vote(fan, id);
    const first = await call(fan, id);
    expect([first.status, first.body]).toEqual([200, { ideaId: id, votes: 1, version: cast.version + 1 }]);
    const second = await call(fan, id);
    expect([second.status, second.error]).toEqual([
      409,
      { code: 'not_voted', message: 'You haven’t voted for this idea' },
    ]);
    expect(await votersOf(id)).toEqual([[other.id]]);
    expect((await vote(fan, id)).body.votes).toBe(2);
  });

  test('returns 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 voting_ended for a closed idea, 404 idea_not_found for an unknown id and 400 invalid_input for an invalid id', async () => {
    const id = await makeIdea(server, creator);
    const fan = await makeFan(server);
    await vote(fan, id);
    expect((await call(server, id)).error.code).toBe('not_signed_in');
    expect((await call(fan, id, { headers: { origin: 'https://evil.test' } })).error.code).toBe('cross_site');
    expect((await call(fan, 999_999_999)).error.code).toBe('idea_not_found');
    expect((await call(fan, -1)).error.code).toBe('invalid_input');
    expect((await call(creator, id)).error.code).toBe('not_voted');
    const body = { stage: 'not-planned', reason: 'Too expensive' } as const;
    await creator.call(api.changeStage, { params: { id: String(id) }, body });
    const ended = await call(fan, id, { headers: { 'accept-language': 'es' } });
    expect([ended.status, ended.error.message]).toEqual([403, 'La votación de esta idea ya terminó']);
    expect(await votersOf(id)).toEqual([[fan.id]]);
  });

  test('returns 429 too_many_requests after 60 votes and withdrawals by one account in a minute', async () => {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 8_000) await setTimeout(left);
    const id = await makeIdea(server, creator);
    const fan = await makeFan(server);
    const codes: string[] = [];
    for (let round = 0; round < 32; round++)
      codes.push((await vote(fan, id)).error.code, (await call(fan, id)).error.code);
    expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(4);
  });
});

test('a vote on an archived board, or through an inactive share link, cannot be withdrawn', async () => {
  const { body: board } = await creator.call(api.createBoard, { body: { name: 'Podcast', slug: 'podcast' } });
  const { body: idea } = await creator.call(api.createIdea, {
    query: { board: `${creator.username}~podcast` },
    body: { title: 'x' },
  });
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const fan = await makeFan(server);
  const id = await makeIdea(server, creator);
  await Promise.all([vote(fan, idea.id), vote(fan, id)]);
  await server.query('UPDATE share_links SET is_active = false WHERE id = $1', [link.id]);
  await server.query('UPDATE boards SET archived_at = now() WHERE id = $1', [board.id]);
  const linked = await fan.call(api.withdrawLinkedVote, { params: { token: link.token, id: String(id) } });
  expect([(await withdraw(fan, idea.id)).error.code, linked.error.code]).toEqual(['voting_ended', 'idea_not_found']);
});

test('withdrawing the vote for an idea also withdraws the votes for ideas merged into it', async () => {
  const [target = 0, source = 0, deepest = 0] = await makeIdeas(server, creator, 3);
  const [fan, other] = [await makeFan(server), await makeFan(server)];
  await Promise.all([vote(fan, target), vote(fan, deepest), vote(other, deepest)]);
  await merge(deepest, source);
  await merge(source, target);
  expect((await withdraw(fan, target)).body).toMatchObject({ ideaId: target, votes: 1 });
  expect(await votersOf(target, source, deepest)).toEqual([[other.id], [other.id], [other.id]]);
  await unmerge(source);
  expect(await votersOf(target, source, deepest)).toEqual([[], [other.id], [other.id]]);
});

test('withdrawing the vote for a merged idea withdraws its copies, unless the account has another vote that counts there', async () => {
  const [target = 0, source = 0, sibling = 0] = await makeIdeas(server, creator, 3);
  const [once, twice, both] = [await makeFan(server), await makeFan(server), await makeFan(server)];
  for (const fan of [once, twice, both]) await vote(fan, source);
  await vote(twice, sibling);
  await vote(both, target);
  await merge(source, target);
  await merge(sibling, target);
  for (const fan of [once, twice, both]) expect((await withdraw(fan, source)).status).toBe(200);
  expect((await withdraw(once, source)).error.code).toBe('not_voted');
  expect(await votersOf(target, source, sibling)).toEqual([[twice.id, both.id], [], [twice.id]]);
  await unmerge(sibling);
  expect(await votersOf(target, source, sibling)).toEqual([[both.id], [], [twice.id]]);
});

test('a vote for an idea that was merged into a closed idea cannot be withdrawn', async () => {
  const [target = 0, source = 0] = await makeIdeas(server, creator, 2);
  const fan = await makeFan(server);
  await vote(fan, source);
  await merge(source, target);
  const body = { stage: 'not-planned', reason: 'Too expensive' } as const;
  await creator.call(api.changeStage, { params: { id: String(target) }, body });
  expect((await withdraw(fan, source)).error.code).toBe('voting_ended');
});

test('while an undone merge still returns votes, a withdrawal removes the copy that it left in the target', async () => {
  const [target = 0, source = 0] = await makeIdeas(server, creator, 2);
  const fan = await makeFan(server);
  await vote(fan, source);
  await merge(source, target);
  // As after the first slice of an undone merge, with the fan's vote in a later one.
  await server.query(`UPDATE merges SET is_undone = true, is_settled = false WHERE idea_id = $1`, [source]);
  await server.query(`UPDATE ideas SET status = 'approved' WHERE id = $1`, [source]);
  await server.query(
    `UPDATE boards SET total_votes = total_votes + 1, idea_count = idea_count + 1 WHERE id = (SELECT board_id FROM ideas WHERE id = $1)`,
    [source],
  );
  expect((await withdraw(fan, source)).status).toBe(200);
  expect(await votersOf(target, source)).toEqual([[], []]);
});

test('insights subtract a withdrawn vote on its own day, whether it was counted before or not', async () => {
  const owner = await makeCreator(server);
  const [first = 0, second = 0] = await makeIdeas(server, owner, 2);
  const fan = await makeFan(server);
  const total = async () => (await owner.call(api.getInsights, { query: { days: '7' } })).body;
  await vote(fan, first);
  await vote(fan, second);
  await withdraw(fan, first);
  await foldNow(server);
  expect((await total()).votes.total).toBe(1);
  await withdraw(fan, second);
  await foldNow(server);
  const { votes, voters } = await total();
  expect([votes.total, voters.newPerDay.at(-1)]).toEqual([0, 1]);
  expect(await server.query('SELECT FROM vote_changes WHERE creator_id = $1', [owner.id])).toEqual([]);
  await vote(fan, first);
  await foldNow(server);
  expect((await total()).votes.total).toBe(1);
});
