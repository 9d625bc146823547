import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';

const server = await startServer();

test('listEarlyVotes and listVoteHistory return 200 and mark a vote for a made idea as early if, at the last chart close before the vote, the idea was below place 10 or not on the chart', async () => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 11);
  const [top, last] = [ids[0] ?? 0, ids[10] ?? 0];
  const fresh = await makeFan(server);
  await fresh.call(api.castVote, { params: { id: String(top) } });
  await closeCharts(server.context.db, '2026-01-01');
  const fan = await makeFan(server);
  for (const id of [top, last]) await fan.call(api.castVote, { params: { id: String(id) } });
  const early = async (who: TestAccount) =>
    Object.fromEntries(
      (await who.call(api.listVoteHistory)).body.votes.map(({ idea, wasEarly }) => [idea.id, wasEarly]),
    );
  const marked = async (who: TestAccount) =>
    (await who.call(api.listEarlyVotes, { query: { ideas: `${top},${last}` } })).body.ideaIds;
  expect(await early(fan)).toEqual({ [top]: false, [last]: false });
  expect(await marked(fan)).toEqual([]);
  for (const id of [top, last]) {
    const body = { stage: 'made', pieceUrl: 'https://example.com/' } as const;
    await creator.call(api.changeStage, { params: { id: String(id) }, body });
  }
  expect(await early(fan)).toEqual({ [top]: false, [last]: true });
  expect(await early(fresh)).toEqual({ [top]: true });
  expect([await marked(fan), await marked(fresh), await marked(creator)]).toEqual([[last], [top], []]);
});

test('listEarlyVotes returns 400 invalid_input for an invalid idea id and 401 not_signed_in without a session', async () => {
  const fan = await makeFan(server);
  expect((await fan.call(api.listEarlyVotes, { query: { ideas: 'x' } })).error.code).toBe('invalid_input');
  expect((await server.call(api.listEarlyVotes, { query: { ideas: '1' } })).error.code).toBe('not_signed_in');
});
