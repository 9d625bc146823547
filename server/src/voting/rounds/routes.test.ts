import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { inAnHour } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();

const params = { number: '1' };
const body = { question: 'Which?', top: 2, closesAt: inAnHour() };
const ballot = { ideaIds: [1] };

const writes = (who: Pick<TestAccount, 'call'>, headers: Record<string, string> = {}) => [
  who.call(api.createRound, { body, headers }),
  who.call(api.extendRound, { params, body: { closesAt: inAnHour() }, headers }),
  who.call(api.cancelRound, { params, headers }),
  who.call(api.pickWinner, { params, body: { ideaId: 1 }, headers }),
];

test('createRound, extendRound, cancelRound and pickWinner return 401 not_signed_in without a session, 403 creators_only to a fan and 403 cross_site for another origin; castBallot returns 403 cross_site too', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  for (const { error } of await Promise.all(writes(server))) expect(error.code).toBe('not_signed_in');
  for (const { error } of await Promise.all(writes(fan))) expect(error.code).toBe('creators_only');
  const evil = { origin: 'https://evil.example' };
  const round = { username: creator.username, ...params };
  const forged = [...writes(creator, evil), fan.call(api.castBallot, { params: round, body: ballot, headers: evil })];
  for (const { error } of await Promise.all(forged)) expect(error.code).toBe('cross_site');
});

test('extendRound, cancelRound and pickWinner return 400 invalid_input for a malformed number and 404 round_not_found for a missing round', async () => {
  const creator = await makeCreator(server);
  for (const [number, code] of [
    ['none', 'invalid_input'],
    ['7', 'round_not_found'],
  ] as const) {
    const answers = await Promise.all([
      creator.call(api.extendRound, { params: { number }, body: { closesAt: inAnHour() } }),
      creator.call(api.cancelRound, { params: { number } }),
      creator.call(api.pickWinner, { params: { number }, body: { ideaId: 1 } }),
    ]);
    expect(answers.map(({ error }) => error.code)).toEqual([code, code, code]);
  }
});

test('listRounds, getRound, getOwnBallot, castBallot, getReceipt and downloadBallots return 400 invalid_input for malformed input; getOwnBallot and getReceipt return 401 not_signed_in', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const wrong = { username: creator.username, number: 'none' };
  const answers = await Promise.all([
    server.call(api.listRounds, { params: wrong, query: { cursor: 'x' } }),
    server.call(api.getRound, { params: wrong }),
    fan.call(api.getOwnBallot, { params: wrong }),
    fan.call(api.castBallot, { params: wrong, body: ballot }),
    fan.call(api.getReceipt, { params: wrong }),
    server.call(api.downloadBallots, { params: wrong }),
  ]);
  for (const { status, error } of answers) expect([status, error.code]).toEqual([400, 'invalid_input']);
  const round = { username: creator.username, ...params };
  expect((await server.call(api.getOwnBallot, { params: round })).error.code).toBe('not_signed_in');
  expect((await server.call(api.getReceipt, { params: round })).error.code).toBe('not_signed_in');
});

test('listRounds, getRound, getOwnBallot, getReceipt and downloadBallots return 404 board_not_found for an unknown board, and all but the first 404 round_not_found for a missing round', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const ask = (round: { username: string; number: string }) => [
    server.call(api.getRound, { params: round }),
    fan.call(api.getOwnBallot, { params: round }),
    fan.call(api.getReceipt, { params: round }),
    server.call(api.downloadBallots, { params: round }),
  ];
  const unknown = { username: 'nobody_at_all', ...params };
  const answers = [...ask(unknown), server.call(api.listRounds, { params: unknown })];
  for (const { error } of await Promise.all(answers)) expect(error.code).toBe('board_not_found');
  for (const { error } of await Promise.all(ask({ username: creator.username, ...params })))
    expect(error.code).toBe('round_not_found');
});

test('castBallot returns 429 too_many_requests above the limit that it shares with votes, and getReceipt returns 429 too_many_requests above the limit of files', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const round = { username: creator.username, ...params };
  const refusalOf = async (attempt: () => Promise<{ error: { code: string } }>) => {
    for (let passed = 0; passed < 200; passed++) {
      const { error } = await attempt();
      if (error.code !== 'round_not_found') return error.code;
    }
    return 'none';
  };
  expect(await refusalOf(() => fan.call(api.castBallot, { params: round, body: ballot }))).toBe('too_many_requests');
  expect(await refusalOf(() => fan.call(api.getReceipt, { params: round }))).toBe('too_many_requests');
});
