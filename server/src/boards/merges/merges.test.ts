import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

const vote = (fan: TestAccount, id: number) => fan.call(api.castVote, { params: { id: String(id) } });
const merge = (creator: TestAccount, id: number, into: number) =>
  creator.call(api.mergeIdea, { params: { id: String(id) }, body: { into } });
const unmerge = (creator: TestAccount, id: number) => creator.call(api.unmergeIdea, { params: { id: String(id) } });
const chartOf = async (creator: TestAccount) => {
  const { body } = await call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  return { total: body.board.totalVotes, ideas: body.ideas.map(({ id, votes }) => [id, votes]) };
};

test("mergeIdea returns 200 and counts an account that voted for both ideas once; unmergeIdea returns 200 and restores each idea's votes", async () => {
  const creator = await makeCreator(server);
  const [both, one, other] = await Promise.all([makeFan(server), makeFan(server), makeFan(server)]);
  const first = await makeIdea(server, creator, { title: 'Paella' });
  const second = await makeIdea(server, creator, { title: 'Paella again' });
  for (const [fan, id] of [
    [both, first],
    [both, second],
    [one, first],
    [other, second],
  ] as const)
    await vote(fan, id);

  const merged = await merge(creator, second, first);
  expect(merged.status).toBe(200);
  expect(merged.body).toMatchObject({ id: first, votes: 3, position: { current: 1 } });
  expect(await chartOf(creator)).toEqual({ total: 3, ideas: [[first, 3]] });
  const params = { username: creator.username };
  const voted = await other.call(api.listOwnVotes, { params, query: { ideas: `${first}` } });
  expect(voted.body.ideaIds).toEqual([first]);
  const listed = await creator.call(api.listMerges);
  expect(listed.body).toMatchObject([
    { idea: { id: second, title: 'Paella again', votes: 2 }, into: { id: first, title: 'Paella' } },
  ]);

  const apart = await unmerge(creator, second);
  expect(apart.status).toBe(200);
  expect(apart.body).toMatchObject({ id: second, votes: 2, status: 'approved' });
  expect(await chartOf(creator)).toEqual({
    total: 4,
    ideas: [
      [first, 2],
      [second, 2],
    ],
  });
  expect((await creator.call(api.listMerges)).body).toEqual([]);
});

test('the data export lists each vote once, with the idea it was cast for, even if that idea has been merged', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [target, merged] = [
    await makeIdea(server, creator, { title: 'Target' }),
    await makeIdea(server, creator, { title: 'Merged' }),
  ];
  await vote(fan, merged);
  await merge(creator, merged, target);
  const { body } = await fan.call(api.exportAccount);
  expect(body.votes).toMatchObject([{ ideaId: merged, title: 'Merged', creator: creator.username }]);
});

test('castVote, castBoardVote and castLinkedVote return 403 idea_merged for a merged idea', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [target, old] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  await merge(creator, old, target);
  const id = String(old);
  const answers = [
    await vote(fan, old),
    await fan.call(api.castBoardVote, { params: { username: creator.username, id } }),
    await fan.call(api.castLinkedVote, { params: { token: link.token, id } }),
    await fan.call(api.castVote, { params: { id }, query: { check_only: 'true' } }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual(Array(4).fill('idea_merged'));
  expect(await chartOf(creator)).toEqual({ total: 0, ideas: [[target, 0]] });
});

test('listOwnSuggestions returns a merged suggestion as merged, and unmergeIdea makes it pending again', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const target = await makeIdea(server, creator);
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  expect((await merge(creator, pending, target)).status).toBe(200);
  expect((await creator.call(api.listPendingIdeas)).body).toEqual([]);
  expect((await fan.call(api.listOwnSuggestions)).body).toMatchObject([{ id: pending, status: 'merged' }]);
  expect((await unmerge(creator, pending)).body.status).toBe('pending');
  expect((await creator.call(api.getUser)).body.pendingCount).toBe(1);
});

test("mergeIdea returns 400 invalid_input for an invalid target id, 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 creators_only for a fan and 404 idea_not_found for another creator's idea or an unsuitable target", async () => {
  const creator = await makeCreator(server);
  const stranger = await makeCreator(server);
  const fan = await makeFan(server);
  const [id, into] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const params = { id: String(id) };
  const body = { into };
  expect((await creator.call(api.mergeIdea, { params, body: { into: -1 } })).error.code).toBe('invalid_input');
  expect((await call(api.mergeIdea, { params, body })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.mergeIdea, { params, body })).error.code).toBe('creators_only');
  const evil = { origin: 'https://evil.test' };
  expect((await creator.call(api.mergeIdea, { params, body, headers: evil })).error.code).toBe('cross_site');
  expect((await stranger.call(api.mergeIdea, { params, body })).error.code).toBe('idea_not_found');
  for (const nowhere of [id, pending, 999_999_999]) {
    expect((await merge(creator, id, nowhere)).error.code).toBe('idea_not_found');
  }
  expect((await merge(creator, id, await makeIdea(server, stranger))).error.code).toBe('idea_not_found');
});

test("unmergeIdea returns 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 creators_only for a fan and 404 idea_not_found for another creator's idea or an idea that is not merged", async () => {
  const creator = await makeCreator(server);
  const stranger = await makeCreator(server);
  const fan = await makeFan(server);
  const [target, id] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  await merge(creator, id, target);
  const params = { id: String(id) };
  expect((await creator.call(api.unmergeIdea, { params: { id: 'x' } })).error.code).toBe('invalid_input');
  expect((await call(api.unmergeIdea, { params })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.unmergeIdea, { params })).error.code).toBe('creators_only');
  const evil = { origin: 'https://evil.test' };
  expect((await creator.call(api.unmergeIdea, { params, headers: evil })).error.code).toBe('cross_site');
  expect((await stranger.call(api.unmergeIdea, { params })).error.code).toBe('idea_not_found');
  expect((await unmerge(creator, target)).error.code).toBe('idea_not_found');
  // Deleting the target also deletes the ideas merged into it.
  await creator.call(api.deleteIdea, { params: { id: String(target) } });
  expect((await unmerge(creator, id)).error.code).toBe('idea_not_found');
});

test('mergeIdea returns 403 idea_merged for an idea or a target that is already merged, and unmergeIdea returns 403 idea_merged while the target itself is merged', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [a, b, c] = [await makeIdea(server, creator), await makeIdea(server, creator), await makeIdea(server, creator)];
  await vote(fan, a);
  await merge(creator, a, b);
  expect((await merge(creator, a, c)).error.code).toBe('idea_merged');
  expect((await merge(creator, c, a)).error.code).toBe('idea_merged');
  await merge(creator, b, c);
  expect((await unmerge(creator, a)).error.code).toBe('idea_merged');
  expect(await chartOf(creator)).toEqual({ total: 1, ideas: [[c, 1]] });
  await unmerge(creator, b);
  await unmerge(creator, a);
  expect(await chartOf(creator)).toEqual({
    total: 1,
    ideas: [
      [a, 1],
      [b, 0],
      [c, 0],
    ],
  });
});

test("an unmerged idea's previous place is its place at the last chart close, not the previous place it had before the merge", async () => {
  const creator = await makeCreator(server);
  const [target, id] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  await server.query('UPDATE ideas SET previous_position = 7 WHERE id = $1', [id]);
  await creator.call(api.mergeIdea, { params: { id: String(id) }, body: { into: target } });
  const { body } = await creator.call(api.unmergeIdea, { params: { id: String(id) } });
  expect(body.position).toEqual({ current: 2, previous: null, change: null });
});

test('if a fan voted for two ideas that are merged into the same target, the target keeps the vote until both ideas are unmerged', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [a, b, c] = [await makeIdea(server, creator), await makeIdea(server, creator), await makeIdea(server, creator)];
  await vote(fan, a);
  await vote(fan, b);
  await merge(creator, a, c);
  await merge(creator, b, c);
  await unmerge(creator, a);
  expect((await chartOf(creator)).ideas).toEqual([
    [a, 1],
    [c, 1],
  ]);
  await unmerge(creator, b);
  expect((await chartOf(creator)).ideas).toEqual([
    [a, 1],
    [b, 1],
    [c, 0],
  ]);
});

test('unmergeIdea returns 409 board_full for an idea and 409 suggestions_full for a suggestion when the board is at its limits', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [target, id] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  await merge(creator, id, target);
  await merge(creator, pending, target);
  await server.query('UPDATE boards SET idea_count = 10000, pending_count = 1000 WHERE creator_id = $1', [creator.id]);
  expect((await unmerge(creator, id)).error.code).toBe('board_full');
  expect((await unmerge(creator, pending)).error.code).toBe('suggestions_full');
});

test('mergeIdea returns 403 voting_ended for a made idea or target; unmergeIdea still returns 200 for ideas that were merged into the target before it was made', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [target, before, after] = [
    await makeIdea(server, creator),
    await makeIdea(server, creator),
    await makeIdea(server, creator),
  ];
  await vote(fan, before);
  await merge(creator, before, target);
  const made = { stage: 'made', pieceUrl: 'https://youtu.be/abc' } as const;
  expect((await creator.call(api.changeStage, { params: { id: String(target) }, body: made })).status).toBe(200);
  expect((await merge(creator, after, target)).error.code).toBe('voting_ended');
  expect((await merge(creator, target, after)).error.code).toBe('voting_ended');
  expect((await unmerge(creator, before)).body.votes).toBe(1);
  expect(await chartOf(creator)).toEqual({
    total: 1,
    ideas: [
      [before, 1],
      [after, 0],
    ],
  });
});

test('listMerges returns 200 with an empty list for a creator without merges, 401 not_signed_in without a session and 403 creators_only for a fan', async () => {
  const fan = await makeFan(server);
  expect((await (await makeCreator(server)).call(api.listMerges)).body).toEqual([]);
  expect((await call(api.listMerges)).error.code).toBe('not_signed_in');
  expect((await fan.call(api.listMerges)).error.code).toBe('creators_only');
});
