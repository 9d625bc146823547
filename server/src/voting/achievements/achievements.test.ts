import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { settleMerge } from '../../boards/merges/settle-merge.ts';

const server = await startServer();

const activityOf = async (account: TestAccount) => (await account.call(api.getActivity)).body;

test('getActivity returns 200 with the votes and suggestions of the account, and counts a merged vote once', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  expect((await fan.call(api.getActivity)).status).toBe(200);
  expect(await activityOf(fan)).toEqual({ votes: 0, suggestions: 0, resetAt: null });
  const [first = 0, second = 0, third = 0] = await makeIdeas(server, creator, 3);
  for (const id of [first, second]) await fan.call(api.castVote, { params: { id: String(id) } });
  await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  await creator.call(api.mergeIdea, { params: { id: String(second) }, body: { into: third } });
  await settleMerge(server.context.db, creator.id, second);
  expect(await activityOf(fan)).toMatchObject({ votes: 2, suggestions: 1 });
});

test('getActivity with olderThan leaves out newer votes and suggestions, and returns 400 invalid_input if it is not a number', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [idea = 0] = await makeIdeas(server, creator, 1);
  await fan.call(api.castVote, { params: { id: String(idea) } });
  await makeIdea(server, creator, { suggestedBy: fan.id });
  const activityBefore = async (olderThan: string) => (await fan.call(api.getActivity, { query: { olderThan } })).body;
  expect(await activityBefore('0')).toMatchObject({ votes: 1, suggestions: 1 });
  expect(await activityBefore('60000')).toMatchObject({ votes: 0, suggestions: 0 });
  const { status, error } = await fan.call(api.getActivity, { query: { olderThan: 'yesterday' } });
  expect([status, error.code]).toEqual([400, 'invalid_input']);
});

test('resetAchievements returns 204; only later votes and suggestions are counted, and earlier votes stay on the chart', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const [first = 0, second = 0] = await makeIdeas(server, creator, 2);
  await fan.call(api.castVote, { params: { id: String(first) } });
  await makeIdea(server, creator, { suggestedBy: fan.id });
  for (const _ of [1, 2]) expect((await fan.call(api.resetAchievements)).status).toBe(204);
  expect(await activityOf(fan)).toMatchObject({ votes: 0, suggestions: 0 });
  await fan.call(api.castVote, { params: { id: String(second) } });
  expect((await activityOf(fan)).votes).toBe(1);
  const { body } = await server.call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  expect(body.ideas.find(({ id }) => id === first)?.votes).toBe(1);
});

test('getActivity and resetAchievements return 401 not_signed_in without a session; resetAchievements returns 403 cross_site for a request from another site', async () => {
  expect((await server.call(api.getActivity)).error.code).toBe('not_signed_in');
  expect((await server.call(api.resetAchievements)).error.code).toBe('not_signed_in');
  const fan = await makeFan(server);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fan.call(api.resetAchievements, { headers })).error.code).toBe('cross_site');
});

test('the data export contains the counts, and deleting the account deletes the reset', async () => {
  const fan = await makeFan(server);
  await fan.call(api.resetAchievements);
  const { achievements } = (await fan.call(api.exportAccount)).body;
  expect(achievements).toMatchObject({ votes: 0, suggestions: 0, resetAt: expect.any(String) as string });
  const { password } = await givePassword(server, fan);
  await fan.call(api.deleteAccount, { body: { password } });
  expect(await server.query('SELECT FROM achievement_resets WHERE account_id = $1', [fan.id])).toEqual([]);
});
