import { api } from '@upnext/contract/api';
import type { CheckDecision } from '@upnext/contract/voting/vote-checks';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeCheck } from '../../../test/make-check.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();

const decide = (who: TestAccount, id: number, decision: CheckDecision) =>
  who.call(api.decideVoteCheck, { params: { id: String(id) }, body: { decision } });

test('decideVoteCheck returns 404 check_not_found for a check of another board and 400 invalid_input for an unknown decision', async () => {
  const [creator, other] = [await makeCreator(server), await makeCreator(server)];
  const [idea = 0] = await makeIdeas(server, other, 1);
  const foreign = await makeCheck(server, other, [idea], [await makeFan(server)]);
  expect((await decide(creator, foreign, 'remove')).error.code).toBe('check_not_found');
  expect((await decide(creator, 999_999_999, 'remove')).error.code).toBe('check_not_found');
  expect((await decide(creator, foreign, 'forget' as CheckDecision)).error.code).toBe('invalid_input');
  expect((await creator.call(api.listVoteChecks, { query: { board: '~' } })).error.code).toBe('invalid_input');
});

test('listVoteChecks, decideVoteCheck, previewVerifiedOnly and setVerifiedOnly return 401 not_signed_in without a session and 403 creators_only to a fan; decideVoteCheck and setVerifiedOnly return 403 cross_site for another origin', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const calls = (who: Pick<TestAccount, 'call'>) => [
    who.call(api.listVoteChecks),
    who.call(api.decideVoteCheck, { params: { id: '1' }, body: { decision: 'count' } }),
    who.call(api.previewVerifiedOnly, { query: { verifiedOnly: 'true' } }),
    who.call(api.setVerifiedOnly, { body: { verifiedOnly: true } }),
  ];
  for (const { error } of await Promise.all(calls(server))) expect(error.code).toBe('not_signed_in');
  for (const { error } of await Promise.all(calls(fan))) expect(error.code).toBe('creators_only');
  const headers = { origin: 'https://evil.example' };
  const forged = [
    creator.call(api.decideVoteCheck, { params: { id: '1' }, body: { decision: 'count' }, headers }),
    creator.call(api.setVerifiedOnly, { body: { verifiedOnly: true }, headers }),
  ];
  for (const { error } of await Promise.all(forged)) expect(error.code).toBe('cross_site');
});
