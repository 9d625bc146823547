import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { makeCreator, makeFan, makeSession, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const { call } = server;

let creator: TestAccount;
let token: string;

beforeAll(async () => {
  creator = await makeCreator(server);
  token = (await creator.call(api.createShareLink, { body: {} })).body.token;
});

/** The three vote endpoints; each identifies the board differently. */
const paths = [
  { name: 'castVote', endpoint: api.castVote, params: (id: number) => ({ id: String(id) }) },
  {
    name: 'castBoardVote',
    endpoint: api.castBoardVote,
    params: (id: number) => ({ username: creator.username, id: String(id) }),
  },
  { name: 'castLinkedVote', endpoint: api.castLinkedVote, params: (id: number) => ({ token, id: String(id) }) },
] as const;

async function stored(id: number): Promise<{ votes: number; rows: number } | undefined> {
  const [row] = await server.query<{ votes: number; rows: number }>(
    'SELECT i.votes, (SELECT count(*)::int FROM votes v WHERE v.creator_id = i.creator_id AND v.idea_id = i.id) AS rows FROM ideas i WHERE id = $1',
    [id],
  );
  return row;
}

/** Waits if the next minute is near, so that all votes of a test fall into one rate limit window. */
async function startOfWindow(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 8_000) await setTimeout(left);
}

describe.each(paths)('$name', ({ endpoint, params }) => {
  const vote = (account: { call: TestAccount['call'] }, id: number, extra: object = {}) =>
    account.call(endpoint as typeof api.castBoardVote, {
      params: params(id) as { username: string; id: string },
      ...extra,
    });

  test('returns 200 with the new count and version, then 409 already_voted without changing the count', async () => {
    const id = await makeIdea(server, creator);
    const fan = await makeFan(server);
    const first = await vote(fan, id);
    const [board] = await server.query<{ version: number }>('SELECT version FROM boards WHERE creator_id = $1', [
      creator.id,
    ]);
    expect([first.status, first.body]).toEqual([200, { ideaId: id, votes: 1, version: board?.version }]);
    const second = await vote(fan, id);
    expect([second.status, second.error.code, second.error.message]).toEqual([
      409,
      'already_voted',
      'You have already voted',
    ]);
    expect(await stored(id)).toEqual({ votes: 1, rows: 1 });
  });

  test('returns 401 not_signed_in without a session and with a forged session', async () => {
    const id = await makeIdea(server, creator);
    expect((await vote(server, id)).error).toEqual({ code: 'not_signed_in', message: 'Authentication required' });
    const forged = createCaller(server.origin, `session=${'A'.repeat(43)}`);
    expect((await vote(forged, id)).error.code).toBe('not_signed_in');
    expect(await stored(id)).toEqual({ votes: 0, rows: 0 });
  });

  test("returns 403 own_idea for the creator's own idea, 403 idea_pending for a pending suggestion, 403 cross_site for a request from another site, 404 idea_not_found for an unknown id and 400 invalid_input for an invalid id", async () => {
    const fan = await makeFan(server);
    const id = await makeIdea(server, creator);
    const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
    expect((await vote(creator, id)).error.code).toBe('own_idea');
    expect((await vote(fan, pending)).error.code).toBe('idea_pending');
    expect((await vote(fan, id, { headers: { origin: 'https://evil.test' } })).error.code).toBe('cross_site');
    expect((await vote(fan, 999_999_999)).error.code).toBe('idea_not_found');
    expect((await vote(fan, -1)).error.code).toBe('invalid_input');
    expect(await stored(id)).toEqual({ votes: 0, rows: 0 });
  });

  test('returns 429 too_many_requests after 60 votes by one account in a minute, counted across all devices', async () => {
    await startOfWindow();
    const ids = await makeIdeas(server, creator, 65);
    const fan = await makeFan(server);
    const devices = [fan, createCaller(server.origin, await makeSession(server, fan.id))];
    const answers = [];
    for (const [index, id] of ids.entries()) answers.push(await vote(devices[index % 2] ?? fan, id));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]?.error.code).toBe('too_many_requests');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('returns 200 for more than 60 checks with check_only in a minute, and still counts a vote', async () => {
    await startOfWindow();
    const id = await makeIdea(server, creator);
    const fan = await makeFan(server);
    for (let check = 0; check < 65; check++)
      expect((await vote(fan, id, { query: { check_only: 'true' } })).status).toBe(200);
    expect((await vote(fan, id)).status).toBe(200);
  });

  test('returns the same result with check_only as without it, but writes nothing', async () => {
    const id = await makeIdea(server, creator);
    const fan = await makeFan(server);
    const query = { check_only: 'true' };
    expect((await vote(fan, id, { query })).status).toBe(200);
    expect(await stored(id)).toEqual({ votes: 0, rows: 0 });
    await vote(fan, id);
    expect((await vote(fan, id, { query })).status).toBe(409);
    expect((await vote(creator, id, { query })).error.code).toBe('own_idea');
    expect((await vote(server, id, { query })).error.code).toBe('not_signed_in');
    expect((await vote(fan, 999_999_999, { query })).error.code).toBe('idea_not_found');
  });
});

test("castBoardVote and castLinkedVote return idea_not_found and count no vote if the idea is on another creator's board", async () => {
  const other = await makeCreator(server);
  const id = await makeIdea(server, other);
  const fan = await makeFan(server);
  const answers = [
    await fan.call(api.castBoardVote, { params: { username: creator.username, id: String(id) } }),
    await fan.call(api.castLinkedVote, { params: { token, id: String(id) } }),
    await fan.call(api.castLinkedVote, { params: { token: '\u0000', id: String(id) } }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual(Array(3).fill('idea_not_found'));
  expect(await stored(id)).toEqual({ votes: 0, rows: 0 });
});

test('castLinkedVote rejects votes through an inactive or expired share link', async () => {
  const id = await makeIdea(server, creator);
  const fan = await makeFan(server);
  for (const change of ['is_active = false', `expires_at = now() - interval '1 second'`]) {
    const { body } = await creator.call(api.createShareLink, { body: {} });
    await server.query(`UPDATE share_links SET ${change} WHERE id = $1`, [body.id]);
    const answer = await fan.call(api.castLinkedVote, { params: { token: body.token, id: String(id) } });
    expect(answer.error.code, change).toBe('idea_not_found');
  }
});

test('the fan who suggested an idea may vote for it', async () => {
  const fan = await makeFan(server);
  const id = await makeIdea(server, creator, { suggestedBy: fan.id });
  expect((await fan.call(api.castVote, { params: { id: String(id) } })).status).toBe(200);
});

test('listOwnVotes and listOwnLinkedVotes return 200 with the requested ideas that the fan has voted for', async () => {
  const ids = await makeIdeas(server, creator, 3);
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(ids[1]) } });
  const query = { ideas: ids.join(',') };
  expect((await fan.call(api.listOwnVotes, { params: { username: creator.username }, query })).body).toEqual({
    ideaIds: [ids[1]],
  });
  expect((await fan.call(api.listOwnLinkedVotes, { params: { token }, query })).body).toEqual({ ideaIds: [ids[1]] });
});

test('listOwnVotes returns 400 invalid_input for an invalid or overlong list of ideas, 401 not_signed_in without a session and 404 board_not_found for an unknown username', async () => {
  const fan = await makeFan(server);
  const params = { username: creator.username };
  const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
  for (const ideas of ['', '1,,2', 'x', many]) {
    expect((await fan.call(api.listOwnVotes, { params, query: { ideas } })).error.code, ideas).toBe('invalid_input');
  }
  expect((await call(api.listOwnVotes, { params, query: { ideas: '1' } })).error.code).toBe('not_signed_in');
  const missing = await fan.call(api.listOwnVotes, { params: { username: 'no-such-user' }, query: { ideas: '1' } });
  expect(missing.error.code).toBe('board_not_found');
});

test('listOwnLinkedVotes returns 400 invalid_input for an invalid idea id, 401 not_signed_in without a session and 404 board_not_found for an unknown token', async () => {
  const fan = await makeFan(server);
  expect((await fan.call(api.listOwnLinkedVotes, { params: { token }, query: { ideas: '0' } })).error.code).toBe(
    'invalid_input',
  );
  expect((await call(api.listOwnLinkedVotes, { params: { token }, query: { ideas: '1' } })).error.code).toBe(
    'not_signed_in',
  );
  const missing = await fan.call(api.listOwnLinkedVotes, { params: { token: 'unknown' }, query: { ideas: '1' } });
  expect(missing.error.code).toBe('board_not_found');
});

test('listVoteHistory returns 200 with pages of votes, newest first; it returns 401 not_signed_in without a session and 400 invalid_input for an invalid cursor', async () => {
  const ids = await makeIdeas(server, creator, 33);
  const fan = await makeFan(server);
  for (const id of ids) await fan.call(api.castVote, { params: { id: String(id) } });
  // One idea is merged and all votes have the same time: pages must still be full and must not overlap.
  const [merged = 0, into = 0, ...others] = ids.toReversed();
  await creator.call(api.mergeIdea, { params: { id: String(merged) }, body: { into } });
  await server.query(`UPDATE votes SET voted_at = now() + interval '123 microseconds' WHERE account_id = $1`, [fan.id]);
  const first = await fan.call(api.listVoteHistory);
  expect(first.body.votes).toHaveLength(30);
  const second = await fan.call(api.listVoteHistory, { query: { cursor: first.body.nextCursor ?? '' } });
  const seen = [...first.body.votes, ...second.body.votes].map(({ idea }) => idea.id);
  expect(first.status).toBe(200);
  expect(seen).toEqual([into, ...others]);
  expect(second.body.nextCursor).toBeNull();
  expect((await call(api.listVoteHistory)).error.code).toBe('not_signed_in');
  // The last three are numbers that PostgreSQL can't cast to bigint, so validation must reject them.
  for (const cursor of ['!', '-', '1', '1-', '1-1e400', '1-1.5', `1-${'9'.repeat(20)}`]) {
    expect((await fan.call(api.listVoteHistory, { query: { cursor } })).error.code, cursor).toBe('invalid_input');
  }
});

test('a vote that is queued for a second is rejected with 503 busy, even if the running batch takes longer', async () => {
  const narrow = await startServer({ DATABASE_POOL: '1' });
  const owner = await makeCreator(narrow);
  const idea = String(await makeIdea(narrow, owner));
  const [first, second] = [await makeFan(narrow), await makeFan(narrow)];
  const held = await narrow.context.pool.connect();
  const written = first.call(api.castVote, { params: { id: idea } });
  await setTimeout(200);
  const begun = performance.now();
  const refused = await second.call(api.castVote, { params: { id: idea } });
  expect([refused.status, refused.error.code, refused.headers.get('retry-after')]).toEqual([503, 'busy', '1']);
  expect(performance.now() - begun).toBeLessThan(1_900);
  held.release();
  expect((await written).status).toBe(200);
});
