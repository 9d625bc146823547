import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makePodcast, publishOn } from '../../../test/make-board.ts';
import { makeCheck } from '../../../test/make-check.ts';
import { endRound, inAnHour, makeRound } from '../../../test/make-round.ts';
import { runVoteJobs } from '../../../test/run-vote-jobs.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '100' });

const at = ({ username }: TestAccount, number: number) => ({ username, number: String(number) });
const cast = (fan: TestAccount, creator: TestAccount, number: number, ...ideaIds: number[]) =>
  fan.call(api.castBallot, { params: at(creator, number), body: { ideaIds } });
const read = async (creator: TestAccount, number: number) =>
  (await server.call(api.getRound, { params: at(creator, number) })).body;

test('castBallot returns 200 and can be changed and withdrawn until the close; getOwnBallot returns 200', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator, { hidesCounts: false });
  const [first = 0, second = 0] = candidates.map(({ ideaId }) => ideaId);
  const counts = async () => {
    const round = await read(creator, number);
    return [round.turnout, ...round.candidates.map(({ votes }) => votes)];
  };
  const own = async () => (await fan.call(api.getOwnBallot, { params: at(creator, number) })).body.ideaIds;
  expect(await own()).toEqual([]);
  const { status, body, headers } = await cast(fan, creator, number, first);
  expect([status, body]).toEqual([200, { ideaIds: [first] }]);
  expect(headers.get('set-cookie')).toBeNull();
  expect([await own(), await counts()]).toEqual([[first], [1, 1, 0, 0]]);
  await cast(fan, creator, number, second);
  expect([await own(), await counts()]).toEqual([[second], [1, 0, 1, 0]]);
  await cast(fan, creator, number, second);
  expect(await counts()).toEqual([1, 0, 1, 0]);
  await cast(fan, creator, number);
  expect([await own(), await counts()]).toEqual([[], [0, 0, 0, 0]]);
});

test('castBallot returns 400 wrong_choice for too many ideas and for an idea that is not a candidate', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const round = await makeRound(server, creator);
  const other = await makeRound(server, creator, { votesPerPerson: 'three' });
  const ids = round.candidates.map(({ ideaId }) => ideaId);
  const many = await cast(fan, creator, round.number, ...ids);
  expect([many.status, many.error.code]).toEqual([400, 'wrong_choice']);
  expect((await cast(fan, creator, other.number, ids[0] ?? 0)).error.code).toBe('wrong_choice');
  const three = await cast(fan, creator, other.number, ...other.candidates.map(({ ideaId }) => ideaId));
  expect(three.status).toBe(200);
  const twice = await cast(fan, creator, round.number, ids[0] ?? 0, ids[0] ?? 0);
  expect([twice.status, twice.error.code]).toEqual([400, 'invalid_input']);
});

test('castBallot returns 403 own_round, 401 not_signed_in, 404 round_not_found, 409 round_not_open and 409 round_closed', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator);
  const id = candidates[0]?.ideaId ?? 0;
  const own = await cast(creator, creator, number, id);
  expect([own.status, own.error.code]).toEqual([403, 'own_round']);
  const guest = await server.call(api.castBallot, { params: at(creator, number), body: { ideaIds: [id] } });
  expect([guest.status, guest.error.code]).toEqual([401, 'not_signed_in']);
  const missing = await cast(fan, creator, 99, id);
  expect([missing.status, missing.error.code]).toEqual([404, 'round_not_found']);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const later = await makeRound(server, creator, { opensAt: inAnHour(), closesAt: tomorrow });
  const early = await cast(fan, creator, later.number, id);
  expect([early.status, early.error.code]).toEqual([409, 'round_not_open']);
  // The closing time has passed, but no worker has closed the round yet.
  await server.query(
    `UPDATE rounds SET opens_at = now() - interval '1 day', closes_at = now() WHERE creator_id = $1 AND number = $2`,
    [creator.id, number],
  );
  const late = await cast(fan, creator, number, id);
  expect([late.status, late.error.code]).toEqual([409, 'round_closed']);
  await endRound(server, creator, number);
  expect((await cast(fan, creator, number, id)).error.code).toBe('round_closed');
  expect((await fan.call(api.getOwnBallot, { params: at(creator, number) })).body.ideaIds).toEqual([]);
});

test('castBallot accepts the round of another board and refuses the number of one on the main board', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator);
  const { handle } = await makePodcast(creator);
  const podcast = { ...creator, username: handle };
  expect((await cast(fan, podcast, number, candidates[0]?.ideaId ?? 0)).error.code).toBe('round_not_found');
  const ideaIds = [await publishOn(creator, handle, 'One'), await publishOn(creator, handle, 'Two')];
  const body = { question: 'Which?', ideaIds, closesAt: inAnHour() };
  expect((await creator.call(api.createRound, { query: { board: handle }, body })).body.number).toBe(1);
  expect((await cast(fan, podcast, 1, ideaIds[0] ?? 0)).status).toBe(200);
  expect((await read(podcast, 1)).turnout).toBe(1);
});

test('many ballots of one account in a batch leave one ballot, and the counts match it', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator, { hidesCounts: false });
  const ids = candidates.map(({ ideaId }) => ideaId);
  const fans = await Promise.all(Array.from({ length: 20 }, () => makeFan(server)));
  await Promise.all([
    ...Array.from({ length: 20 }, (_, turn) => cast(fan, creator, number, ids[turn % 3] ?? 0)),
    ...fans.map((one, turn) => cast(one, creator, number, ids[turn % 3] ?? 0)),
  ]);
  const before = await read(creator, number);
  expect(before.turnout).toBe(21);
  await endRound(server, creator, number);
  const after = await read(creator, number);
  expect(after.candidates.map(({ votes }) => votes)).toEqual(before.candidates.map(({ votes }) => votes));
  expect(after.turnout).toBe(21);
});

test('ballots of accounts whose votes are on hold are held, and decided like those votes', async () => {
  const creator = await makeCreator(server);
  const [counted, released, removed, late] = [
    await makeFan(server),
    await makeFan(server),
    await makeFan(server),
    await makeFan(server),
  ];
  const { number, candidates } = await makeRound(server, creator, { hidesCounts: false });
  const id = candidates[0]?.ideaId ?? 0;
  const decide = (check: number, decision: 'count' | 'remove') =>
    creator.call(api.decideVoteCheck, { params: { id: String(check) }, body: { decision } });
  for (const fan of [released, removed, late]) await fan.call(api.castVote, { params: { id: String(id) } });
  const checks = [
    await makeCheck(server, creator, [id], [released]),
    await makeCheck(server, creator, [id], [removed]),
  ] as const;
  for (const fan of [counted, released, removed, late]) expect((await cast(fan, creator, number, id)).status).toBe(200);
  expect((await read(creator, number)).turnout).toBe(2);
  // These votes are put on hold after the ballot, and nobody decides about them.
  await makeCheck(server, creator, [id], [late]);
  await decide(checks[0], 'count');
  await decide(checks[1], 'remove');
  await runVoteJobs(server);
  await endRound(server, creator, number);
  expect(await read(creator, number)).toMatchObject({
    state: 'closed',
    turnout: 2,
    result: { heldBallots: 1, winnerId: null, pickable: [] },
  });
  await endRound(server, creator, number, 25);
  expect(await read(creator, number)).toMatchObject({
    state: 'final',
    turnout: 2,
    result: { heldBallots: 0, winnerId: id },
  });
});

test('on a board where only verified voters count, ballots of unverified accounts are void at the close', async () => {
  const creator = await makeCreator(server);
  const [verified, unverified] = [await makeFan(server), await makeFan(server)];
  await server.query('UPDATE boards SET verified_only = true WHERE creator_id = $1', [creator.id]);
  await server.query('UPDATE sessions SET is_verified = true WHERE account_id = $1', [verified.id]);
  const { number, candidates } = await makeRound(server, creator);
  for (const fan of [verified, unverified]) await cast(fan, creator, number, candidates[0]?.ideaId ?? 0);
  expect((await read(creator, number)).turnout).toBe(1);
  await endRound(server, creator, number);
  expect(await read(creator, number)).toMatchObject({ state: 'final', turnout: 1 });
});
