import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { endRound, inAnHour, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '100' });

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const read = async ({ username }: TestAccount, number: number) =>
  (await server.call(api.getRound, { params: { username, number: String(number) } })).body;
const vote = async ({ username }: TestAccount, number: number, ...ideaIds: number[]) =>
  await (
    await makeFan(server)
  ).call(api.castBallot, { params: { username, number: String(number) }, body: { ideaIds } });

test('createRound returns 201 with the top ideas of the chart, and hides and shuffles by default', async () => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 3);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(ids[2]) } });
  const { status, body } = await creator.call(api.createRound, {
    body: { question: ' What next? ', top: 2, closesAt: inAnHour() },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ number: 1, question: 'What next?', state: 'open', turnout: 0, top: null });
  expect(body).toMatchObject({ hidesCounts: true, isShuffled: true, votesPerPerson: 'one', pickFrom: 'tie' });
  expect(body.candidates.map(({ ideaId, number, votes }) => [ideaId, number, votes])).toEqual([
    [ids[2], 1, null],
    [ids[0], 2, null],
  ]);
  expect(await read(creator, 1)).toEqual(body);
  const { body: list } = await server.call(api.listRounds, { params: { username: creator.username } });
  expect(list.rounds).toMatchObject([{ number: 1, state: 'open', candidateCount: 2, winner: null }]);
});

test('createRound leaves ideas in progress out of the top ideas, and takes them if they are chosen', async () => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 3);
  await creator.call(api.changeStage, { params: { id: String(ids[0]) }, body: { stage: 'in-progress' } });
  const candidatesOf = async (input: Parameters<typeof makeRound>[2]) =>
    (await makeRound(server, creator, input)).candidates.map(({ ideaId }) => ideaId);
  expect(await candidatesOf({ top: 3 })).toEqual(ids.slice(1));
  expect(await candidatesOf({ ideaIds: ids })).toEqual(ids);
});

test('an idea that is made while its round is open stays a candidate with its stage, and ballots for it count', async () => {
  const creator = await makeCreator(server);
  const [id = 0] = await makeIdeas(server, creator, 2);
  const { number } = await makeRound(server, creator, { top: 2 });
  const { body: onChart } = await creator.call(api.listIdeas, { query: {} });
  expect(onChart.map(({ isInRound }) => isInRound)).toEqual([true, true]);
  await vote(creator, number, id);
  const body = { stage: 'made', pieceUrl: 'https://youtu.be/out-now' } as const;
  await creator.call(api.changeStage, { params: { id: String(id) }, body });
  expect((await vote(creator, number, id)).status).toBe(200);
  expect(await read(creator, number)).toMatchObject({
    turnout: 2,
    candidates: [
      { ideaId: id, stage: 'made', isRemoved: false },
      { stage: 'open', isRemoved: false },
    ],
  });
});

test('createRound returns 404 idea_not_found for an idea that is not on the chart, and 409 too_few_ideas', async () => {
  const creator = await makeCreator(server);
  const other = await makeCreator(server);
  const ideaIds = [await makeIdea(server, creator), await makeIdea(server, other)];
  const body = { question: 'Which?', closesAt: inAnHour() };
  const stray = await creator.call(api.createRound, { body: { ...body, ideaIds } });
  expect([stray.status, stray.error.code]).toEqual([404, 'idea_not_found']);
  const few = await creator.call(api.createRound, { body: { ...body, top: 2 } });
  expect([few.status, few.error.code]).toEqual([409, 'too_few_ideas']);
});

test('createRound returns 400 invalid_input for wrong times and for both or neither way to choose ideas', async () => {
  const creator = await makeCreator(server);
  const ideaIds = await makeIdeas(server, creator, 2);
  const fieldsOf = async (body: object) =>
    (
      await creator.call(api.createRound, { body: { question: 'Which?', closesAt: inAnHour(), ...body } })
    ).error.fields?.map(({ path, code }) => `${path} ${code}`);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  expect(await fieldsOf({ top: 2, closesAt: '2020-01-01T00:00:00Z' })).toEqual(['closesAt too_early']);
  expect(await fieldsOf({ top: 2, opensAt: tomorrow() })).toEqual(['closesAt too_early']);
  expect(await fieldsOf({ top: 2, closesAt: inDays(91) })).toEqual(['closesAt too_late']);
  expect(await fieldsOf({ top: 2, closesAt: inDays(8), repeatsWeekly: true })).toEqual(['closesAt next_week']);
  expect(await fieldsOf({})).toEqual(['ideaIds required']);
  expect(await fieldsOf({ top: 2, ideaIds })).toEqual(['ideaIds required']);
  expect(await fieldsOf({ ideaIds, repeatsWeekly: true })).toEqual(['repeatsWeekly invalid']);
  expect(await fieldsOf({ top: 17 })).toEqual(['top too_many']);
});

test('createRound returns 409 board_archived on an archived board and 409 rounds_full at the limit', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 2);
  await server.query(`INSERT INTO boards (creator_id, slug, archived_at) VALUES ($1, 'old', now())`, [creator.id]);
  const body = { question: 'Which?', top: 2, closesAt: inAnHour() };
  const archived = await creator.call(api.createRound, { query: { board: `${creator.username}~old` }, body });
  expect([archived.status, archived.error.code]).toEqual([409, 'board_archived']);
  for (let made = 0; made < limits.unfinishedRounds; made++)
    expect((await creator.call(api.createRound, { body })).status).toBe(201);
  const full = await creator.call(api.createRound, { body });
  expect([full.status, full.error.code]).toEqual([409, 'rounds_full']);
});

test('getRound returns no count and no place of a round with hidden counts before the close', async () => {
  const creator = await makeCreator(server);
  const [hidden, shown] = [await makeRound(server, creator), await makeRound(server, creator, { hidesCounts: false })];
  for (const { number, candidates } of [hidden, shown]) await vote(creator, number, candidates[1]?.ideaId ?? 0);
  const secret = await read(creator, hidden.number);
  expect(secret.turnout).toBe(1);
  expect(secret.candidates.map(({ votes, place }) => [votes, place])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect((await read(creator, shown.number)).candidates.map(({ votes, place }) => [votes, place])).toEqual([
    [0, 2],
    [1, 1],
    [0, 2],
  ]);
});

test('the close counts the ballots, names the winner, and lets the ideas be changed again', async () => {
  const creator = await makeCreator(server);
  const { number, candidates } = await makeRound(server, creator, { votesPerPerson: 'three' });
  const [first = 0, second = 0, third = 0] = candidates.map(({ ideaId }) => ideaId);
  await vote(creator, number, first, second);
  await vote(creator, number, second, third);
  await endRound(server, creator, number);
  const round = await read(creator, number);
  expect(round).toMatchObject({ state: 'final', turnout: 2, winner: candidates[1]?.title });
  expect(round.candidates.map(({ votes, place }) => [votes, place])).toEqual([
    [1, 2],
    [2, 1],
    [1, 2],
  ]);
  expect(round.result).toMatchObject({ heldBallots: 0, winnerId: second, pickable: [], pickedAt: null });
  expect((await creator.call(api.deleteIdea, { params: { id: String(first) } })).status).toBe(204);
  expect((await read(creator, number)).candidates[0]).toMatchObject({ title: '', isRemoved: true, stage: null });
});

test('extendRound returns 200 and shows the first closing time, and 400 for an earlier one', async () => {
  const creator = await makeCreator(server);
  const round = await makeRound(server, creator);
  const params = { number: String(round.number) };
  const later = tomorrow();
  const { status, body } = await creator.call(api.extendRound, { params, body: { closesAt: later } });
  expect([status, body.closesAt, body.extendedFrom]).toEqual([200, later, round.closesAt]);
  const earlier = await creator.call(api.extendRound, { params, body: { closesAt: inAnHour() } });
  expect([earlier.status, earlier.error.fields?.[0]?.code]).toEqual([400, 'too_early']);
});

test('extendRound returns 409 round_closed after the close, 409 round_not_open before the opening, 404 round_not_found', async () => {
  const creator = await makeCreator(server);
  const { number } = await makeRound(server, creator);
  await endRound(server, creator, number);
  const next = await makeRound(server, creator, { opensAt: inAnHour(), closesAt: tomorrow() });
  const extend = async (which: number) => {
    const input = { params: { number: String(which) }, body: { closesAt: tomorrow() } };
    const { status, error } = await creator.call(api.extendRound, input);
    return [status, error.code];
  };
  expect(await extend(number)).toEqual([409, 'round_closed']);
  expect(await extend(next.number)).toEqual([409, 'round_not_open']);
  expect(await extend(99)).toEqual([404, 'round_not_found']);
});

test('cancelRound returns 204 for a round without votes, 409 round_has_votes and 404 round_not_found', async () => {
  const creator = await makeCreator(server);
  const [unused, used] = [await makeRound(server, creator), await makeRound(server, creator)];
  await vote(creator, used.number, used.candidates[0]?.ideaId ?? 0);
  const cancel = async (number: number) => await creator.call(api.cancelRound, { params: { number: String(number) } });
  await server.query(
    `INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, source, state)
     SELECT creator_id, id, creator_id, '{}', 'youtube.com', 'counted' FROM rounds WHERE creator_id = $1 AND number = $2`,
    [creator.id, unused.number],
  );
  expect((await cancel(unused.number)).status).toBe(204);
  const sources = 'SELECT source FROM round_ballots WHERE creator_id = $1 AND idea_ids = $2';
  expect(await server.query(sources, [creator.id, []])).toEqual([{ source: null }]);
  const refused = await cancel(used.number);
  expect([refused.status, refused.error.code]).toEqual([409, 'round_has_votes']);
  expect((await cancel(unused.number)).error.code).toBe('round_not_found');
  const idea = { params: { id: String(unused.candidates[0]?.ideaId) } };
  expect((await creator.call(api.deleteIdea, idea)).status).toBe(204);
  expect((await server.call(api.getRound, { params: { username: creator.username, number: '1' } })).status).toBe(404);
});

test('pickWinner returns 200 for an idea of the tie, and 409 winner_not_pickable for others and a second pick', async () => {
  const creator = await makeCreator(server);
  const { number, candidates } = await makeRound(server, creator);
  const [first = 0, second = 0, third = 0] = candidates.map(({ ideaId }) => ideaId);
  await vote(creator, number, first);
  await vote(creator, number, second);
  const pick = async (ideaId: number) =>
    await creator.call(api.pickWinner, { params: { number: String(number) }, body: { ideaId } });
  expect((await pick(first)).error.code).toBe('winner_not_pickable');
  await endRound(server, creator, number);
  expect((await read(creator, number)).result).toMatchObject({ winnerId: null, pickable: [first, second] });
  expect((await pick(third)).error.code).toBe('winner_not_pickable');
  const { status, body } = await pick(second);
  expect([status, body.result?.winnerId, body.result?.pickedAt]).toEqual([200, second, expect.any(String)]);
  const again = await pick(first);
  expect([again.status, again.error.code]).toEqual([409, 'winner_not_pickable']);
});

test('a round announced as a pick from the top three lets the creator pick a lower place', async () => {
  const creator = await makeCreator(server);
  const { number, candidates } = await makeRound(server, creator, { pickFrom: 'top-three' });
  const [first = 0, second = 0] = candidates.map(({ ideaId }) => ideaId);
  await vote(creator, number, first);
  await vote(creator, number, first);
  await vote(creator, number, second);
  await endRound(server, creator, number);
  expect((await read(creator, number)).result).toMatchObject({ winnerId: null, pickable: [first, second] });
  const input = { params: { number: String(number) }, body: { ideaId: second } };
  expect((await creator.call(api.pickWinner, input)).body.winner).toBe(candidates[1]?.title);
});

test('updateIdea, deleteIdea and mergeIdea return 409 idea_in_round for a candidate, and a description can be changed', async () => {
  const creator = await makeCreator(server);
  const { candidates } = await makeRound(server, creator);
  const [one, two] = candidates;
  const params = { id: String(one?.ideaId) };
  const title = one?.title ?? '';
  const renamed = await creator.call(api.updateIdea, { params, body: { title: 'Changed' } });
  expect([renamed.status, renamed.error.code]).toEqual([409, 'idea_in_round']);
  const deleted = await creator.call(api.deleteIdea, { params });
  expect([deleted.status, deleted.error.code]).toEqual([409, 'idea_in_round']);
  const merged = await creator.call(api.mergeIdea, { params, body: { into: two?.ideaId ?? 0 } });
  expect([merged.status, merged.error.code]).toEqual([409, 'idea_in_round']);
  expect((await creator.call(api.updateIdea, { params, body: { title, description: 'More' } })).status).toBe(200);
});

test('listRounds returns 404 board_not_found and getRound 404 for an unknown board, with a huge number too', async () => {
  const creator = await makeCreator(server);
  const nobody = await server.call(api.listRounds, { params: { username: 'nobody_here' } });
  expect([nobody.status, nobody.error.code]).toEqual([404, 'board_not_found']);
  const params = { username: creator.username, number: '9007199254740991' };
  expect((await server.call(api.getRound, { params })).error.code).toBe('round_not_found');
});
