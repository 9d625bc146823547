import { api } from '@upnext/contract/api';
import { normalSpeeds, rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { webhookUrl } from '../../test/discord-receiver.ts';
import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { makeSubscription } from '../../test/push-receiver.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer();

/**
 * Counts the calls that pass before one is refused. With Redis, the limit is exact. While Redis is slow (on a busy
 * machine), calls are counted only in memory, so up to twice as many may pass.
 */
async function callsBeforeRefusal(attempt: () => Promise<{ error: { code: string } }>): Promise<number> {
  for (let passed = 0; passed < 1_000; passed++) {
    if ((await attempt()).error.code === 'too_many_requests') return passed;
  }
  throw new Error('No call was refused');
}

/** Returns whether the number of calls that passed is consistent with the limit. */
function fits(passed: number, points: number): boolean {
  return passed >= points && passed <= points * 2;
}

test("password guesses from many IP addresses do not lock the account's owner out, but the owner's next login requires a proof of work", async () => {
  const own = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const owner = { username: 'wanted', password: 'correct horse' };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  await own.call(api.register, { body: owner });
  for (let guess = 0; guess < 70; guess++)
    await own.call(api.login, {
      body: { username: 'WANTED', password: 'a guess' },
      ...from(`203.0.113.${guess}`),
    });
  const { error } = await own.call(api.login, { body: owner, ...from('198.51.100.1') });
  expect(error.code).toBe('proof_required');
});

test('a forged X-Forwarded-For header does not change the IP address that the rate limits apply to', async () => {
  const own = await startServer();
  const body = { username: 'forged', password: 'wrong one' };
  let address = 0;
  const codes: string[] = [];
  for (let tries = 0; tries < normalSpeeds.failedLoginsPerAccountAndAddress.free * 2 + 1; tries++) {
    const forged = { 'x-forwarded-for': `203.0.113.${address++}` };
    codes.push((await own.call(api.login, { body, headers: forged })).error.code);
  }
  expect(codes.at(-1)).toBe('proof_required');
});

test('suggestIdea returns 429 too_many_requests after an account makes ten suggestions in a minute', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const input = {
    params: { username: creator.username },
    body: { title: 'Again', description: 'and again and again' },
  };
  const passed = await callsBeforeRefusal(async () => {
    const answer = await fan.call(api.suggestIdea, input);
    return answer.status === 201 ? { error: { code: 'none' } } : answer;
  });
  expect(fits(passed, rateLimits.suggestionsPerAccount.points)).toBe(true);
});

test('write endpoints without a limit of their own share one rate limit per account and return 429 too_many_requests above it', async () => {
  const creator = await makeCreator(server);
  const id = String(await makeIdea(server, creator));
  const link = String((await creator.call(api.createShareLink, { body: {} })).body.id);
  const board = String((await creator.call(api.listOwnBoards)).body[0]?.id);
  const round = { question: 'Which?', top: 2, closesAt: '2099-01-01T00:00:00Z' };
  const writes = [
    ['updateProfile 429 too_many_requests', () => creator.call(api.updateProfile, { body: {} })],
    ['renewOverlay 429 too_many_requests', () => creator.call(api.renewOverlay)],
    ['revokeOverlay 429 too_many_requests', () => creator.call(api.revokeOverlay)],
    ['disconnectDiscord 429 too_many_requests', () => creator.call(api.disconnectDiscord)],
    ['followBoard 429 too_many_requests', () => creator.call(api.followBoard, { params: { username: 'nobody' } })],
    ['unfollowBoard 429 too_many_requests', () => creator.call(api.unfollowBoard, { params: { username: 'nobody' } })],
    ['createIdea 429 too_many_requests', () => creator.call(api.createIdea, { body: { title: 'x' } })],
    ['createIdeas 429 too_many_requests', () => creator.call(api.createIdeas, { body: { ideas: [{ title: 'x' }] } })],
    ['updateIdea 429 too_many_requests', () => creator.call(api.updateIdea, { params: { id }, body: { title: 'x' } })],
    ['deleteIdea 429 too_many_requests', () => creator.call(api.deleteIdea, { params: { id } })],
    ['restoreIdea 429 too_many_requests', () => creator.call(api.restoreIdea, { params: { id } })],
    ['blockFan 429 too_many_requests', () => creator.call(api.blockFan, { params: { id } })],
    ['unblockFan 429 too_many_requests', () => creator.call(api.unblockFan, { params: { id } })],
    [
      'changeStage 429 too_many_requests',
      () => creator.call(api.changeStage, { params: { id }, body: { stage: 'planned' } }),
    ],
    ['readNotifications 429 too_many_requests', () => creator.call(api.readNotifications, { body: { ids: [1] } })],
    [
      'changeEmailSettings 429 too_many_requests',
      () => creator.call(api.changeEmailSettings, { body: { takesNotifications: true } }),
    ],
    ['resetAchievements 429 too_many_requests', () => creator.call(api.resetAchievements)],
    ['subscribeToPush 429 too_many_requests', () => creator.call(api.subscribeToPush, { body: makeSubscription() })],
    ['unsubscribeFromPush 429 too_many_requests', () => creator.call(api.unsubscribeFromPush)],
    ['updateBoard 429 too_many_requests', () => creator.call(api.updateBoard, { params: { id: board }, body: {} })],
    ['createBoard 429 too_many_requests', () => creator.call(api.createBoard, { body: { name: 'x', slug: 'x' } })],
    ['orderBoards 429 too_many_requests', () => creator.call(api.orderBoards, { body: { ids: [] } })],
    [
      'createInvite 429 too_many_requests',
      () => creator.call(api.createInvite, { params: { id: board }, body: { role: 'editor' } }),
    ],
    [
      'revokeInvite 429 too_many_requests',
      () => creator.call(api.revokeInvite, { params: { id: board, invite: '1' } }),
    ],
    [
      'changeMember 429 too_many_requests',
      () => creator.call(api.changeMember, { params: { id: board, member: '1' }, body: { role: 'editor' } }),
    ],
    [
      'removeMember 429 too_many_requests',
      () => creator.call(api.removeMember, { params: { id: board, member: '1' } }),
    ],
    ['leaveBoard 429 too_many_requests', () => creator.call(api.leaveBoard, { params: { id: board } })],
    ['acceptInvite 429 too_many_requests', () => creator.call(api.acceptInvite, { body: { token: 'A'.repeat(43) } })],
    [
      'decideVoteCheck 429 too_many_requests',
      () => creator.call(api.decideVoteCheck, { params: { id }, body: { decision: 'count' } }),
    ],
    [
      'setVerifiedOnly 429 too_many_requests',
      () => creator.call(api.setVerifiedOnly, { body: { verifiedOnly: false } }),
    ],
    ['createRound 429 too_many_requests', () => creator.call(api.createRound, { body: round })],
    [
      'extendRound 429 too_many_requests',
      () => creator.call(api.extendRound, { params: { number: '1' }, body: { closesAt: round.closesAt } }),
    ],
    ['cancelRound 429 too_many_requests', () => creator.call(api.cancelRound, { params: { number: '1' } })],
    [
      'pickWinner 429 too_many_requests',
      () => creator.call(api.pickWinner, { params: { number: '1' }, body: { ideaId: 1 } }),
    ],
    ['createShareLink 429 too_many_requests', () => creator.call(api.createShareLink, { body: {} })],
    [
      'updateShareLink 429 too_many_requests',
      () => creator.call(api.updateShareLink, { params: { id: link }, body: {} }),
    ],
    ['deleteShareLink 429 too_many_requests', () => creator.call(api.deleteShareLink, { params: { id: link } })],
  ] as const;
  const { points } = rateLimits.writesPerAccount;
  let spent = 0;
  while ((await creator.call(api.updateProfile, { body: {} })).status === 200) spent++;
  // Creating the share link also counted as a write. While Redis is slow, writes are counted only in memory, so up to
  // twice as many may pass.
  expect(spent).toBeGreaterThanOrEqual(points - 1);
  expect(spent).toBeLessThanOrEqual(points * 2);
  for (const [endpoint, write] of writes) {
    const { status, error, headers } = await write();
    expect(`${endpoint.split(' ')[0]} ${status} ${error.code}`).toBe(endpoint);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('the endpoints for reviewing suggestions share a separate rate limit and return 429 too_many_requests above it', async () => {
  const creator = await makeCreator(server);
  const id = '999999999';
  const words = [
    ['approveSuggestion 429 too_many_requests', () => creator.call(api.approveSuggestion, { params: { id } })],
    [
      'rejectSuggestion 429 too_many_requests',
      () => creator.call(api.rejectSuggestion, { params: { id }, body: { reason: 'unclear' } }),
    ],
    ['restoreSuggestion 429 too_many_requests', () => creator.call(api.restoreSuggestion, { params: { id } })],
    ['mergeIdea 429 too_many_requests', () => creator.call(api.mergeIdea, { params: { id }, body: { into: 1 } })],
    ['unmergeIdea 429 too_many_requests', () => creator.call(api.unmergeIdea, { params: { id } })],
  ] as const;
  const passed = await callsBeforeRefusal(words[0][1]);
  expect(fits(passed, rateLimits.reviewsPerAccount.points)).toBe(true);
  for (const [endpoint, word] of words) {
    const { status, error } = await word();
    expect(`${endpoint.split(' ')[0]} ${status} ${error.code}`).toBe(endpoint);
  }
});

test('connecting and testing Discord share a separate rate limit and return 429 too_many_requests above it', async () => {
  const creator = await makeCreator(server);
  const calls = [
    ['testDiscord 429 too_many_requests', () => creator.call(api.testDiscord)],
    ['connectDiscord 429 too_many_requests', () => creator.call(api.connectDiscord, { body: { url: webhookUrl } })],
  ] as const;
  const passed = await callsBeforeRefusal(calls[0][1]);
  expect(fits(passed, rateLimits.discordCallsPerAccount.points)).toBe(true);
  for (const [endpoint, attempt] of calls) {
    const { status, error } = await attempt();
    expect(`${endpoint.split(' ')[0]} ${status} ${error.code}`).toBe(endpoint);
  }
});

test('listSimilarIdeas returns 429 too_many_requests above its rate limit', async () => {
  const creator = await makeCreator(server);
  const params = { username: creator.username };
  const passed = await callsBeforeRefusal(async () => {
    const answer = await creator.call(api.listSimilarIdeas, { params, query: { title: 'Paella' } });
    return answer.status === 200 ? { error: { code: 'none' } } : answer;
  });
  expect(fits(passed, rateLimits.hintsPerAccount.points)).toBe(true);
});

test('requestEmailCode returns 429 too_many_requests after five codes an hour for one mailbox, in all its spellings', async () => {
  const own = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  let asked = 0;
  const passed = await callsBeforeRefusal(async () => {
    const answer = await own.call(api.requestEmailCode, { body: { email: `one.fan+${asked++}@gmail.com` } });
    return answer.status === 204 ? { error: { code: 'none' } } : answer;
  });
  expect(fits(passed, rateLimits.codesPerEmail.points)).toBe(true);
});
