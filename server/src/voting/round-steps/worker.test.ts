import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { makeRound } from '../../../test/make-round.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
await startBackground(server);

test('a weekly round opens, closes and publishes its result by itself, and its voters and its creator are notified', async () => {
  const [creator, fan, other] = [await makeCreator(server), await makeFan(server), await makeFan(server)];
  const [first = 0] = await makeIdeas(server, creator, 2);
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const times = { opensAt: inMs(1_000), closesAt: inMs(6_000) };
  const { number } = await makeRound(server, creator, { top: 2, repeatsWeekly: true, question: 'Friday?', ...times });
  const params = { username: creator.username, number: String(number) };
  const read = async () => (await server.call(api.getRound, { params })).body;
  await expect.poll(async () => (await read()).state).toBe('open');
  expect((await fan.call(api.castBallot, { params, body: { ideaIds: [first] } })).status).toBe(200);
  await expect.poll(async () => (await read()).result?.proof?.size).toBe(1);
  expect(await read()).toMatchObject({ state: 'final', result: { winnerId: first } });

  const told = async (who: typeof fan) =>
    (await who.call(api.listNotifications)).body.notifications.map(({ kind, payload }) => ({ kind, payload }));
  const notification = { kind: 'round-result', payload: { number, question: 'Friday?' } };
  await expect.poll(() => told(fan)).toMatchObject([notification]);
  await expect.poll(() => told(creator)).toMatchObject([notification]);
  expect(await told(other)).toEqual([]);
  const { body: list } = await server.call(api.listRounds, { params });
  expect(list.rounds.map(({ state }) => state)).toEqual(['scheduled', 'final']);
});
