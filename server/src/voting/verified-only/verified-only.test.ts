import { api } from '@upnext/contract/api';
import { rateLimits } from '@upnext/contract/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeCheck } from '../../../test/make-check.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { runVoteJobs } from '../../../test/run-vote-jobs.ts';
import { startServer } from '../../../test/start-server.ts';
import { connectKysely, connectPool } from '../../platform/postgres/connect.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';
import { applyVerifiedOnly } from './apply-verified-only.ts';
import { previewVerifiedOnly } from './preview-verified-only.ts';

const server = await startServer();
const { context } = server;

let creator: TestAccount;
/** The first two are verified. */
let fans: TestAccount[];
let [first, second, third] = [0, 0, 0];

beforeEach(async () => {
  creator = await makeCreator(server);
  fans = await Promise.all([1, 2, 3, 4, 5].map(() => makeFan(server)));
  await verify(fans[0], fans[1]);
  [first = 0, second = 0, third = 0] = await makeIdeas(server, creator, 3);
  for (const fan of fans.slice(2)) await vote(fan, first);
  for (const fan of fans.slice(0, 2)) await vote(fan, second);
});

const vote = (fan: TestAccount | undefined, id: number) => fan?.call(api.castVote, { params: { id: String(id) } });
const verify = (...accounts: (TestAccount | undefined)[]) =>
  server.query('UPDATE accounts SET verified_at = now() WHERE id = ANY($1)', [accounts.map((one) => one?.id)]);
const preview = async (verifiedOnly: boolean) =>
  (await creator.call(api.previewVerifiedOnly, { query: { verifiedOnly: verifiedOnly ? 'true' : 'false' } })).body
    .preview;

async function set(verifiedOnly: boolean): Promise<void> {
  expect((await creator.call(api.setVerifiedOnly, { body: { verifiedOnly } })).body).toEqual({ verifiedOnly });
  await runVoteJobs(server);
}

/** The counted and the held votes of the three ideas, after checking that all counts match the rows. */
async function counts(): Promise<string[]> {
  expect(await reconcileCounts(context.db, { fix: false, report: () => {} })).toEqual([]);
  const rows = await server.query<{ counts: string }>(
    `SELECT votes || ' ' || held_votes AS counts FROM ideas WHERE id = ANY($1) ORDER BY id`,
    [[first, second, third]],
  );
  return rows.map((row) => row.counts);
}

test('setVerifiedOnly holds the votes of unverified accounts, counts them again when it is switched off, and logs both', async () => {
  await set(true);
  expect(await counts()).toEqual(['0 3', '2 0', '0 0']);
  expect((await creator.call(api.listVoteChecks)).body).toMatchObject({
    verifiedOnly: true,
    week: { counted: 2, onHold: 3 },
    checks: [],
  });
  await verify(fans[2]);
  await set(true);
  expect(await counts()).toEqual(['1 2', '2 0', '0 0']);
  await set(false);
  expect(await counts()).toEqual(['3 0', '2 0', '0 0']);
  expect(
    await server.query(
      'SELECT change, made_by, account_id, votes, check_id FROM vote_check_log WHERE creator_id = $1 ORDER BY id',
      [creator.id],
    ),
  ).toEqual(
    [
      ['held', 3],
      ['counted', 1],
      ['counted', 2],
    ].map(([change, votes]) => ({ change, made_by: 'creator', account_id: creator.id, votes, check_id: null })),
  );
});

test('switching verified-only off counts no votes of checks that are on hold or removed', async () => {
  const removed = await makeCheck(server, creator, [first], fans.slice(2, 3));
  await creator.call(api.decideVoteCheck, { params: { id: String(removed) }, body: { decision: 'remove' } });
  await makeCheck(server, creator, [first], fans.slice(3, 4));
  await set(true);
  expect(await counts()).toEqual(['0 2', '2 0', '0 0']);
  await set(false);
  expect(await counts()).toEqual(['1 1', '2 0', '0 0']);
});

test('on a verified-only board, counting a check counts only the votes of verified accounts', async () => {
  const check = await makeCheck(server, creator, [second, first], fans, { kind: 'lockstep' });
  await set(true);
  await creator.call(api.decideVoteCheck, { params: { id: String(check) }, body: { decision: 'count' } });
  await runVoteJobs(server);
  expect(await counts()).toEqual(['0 3', '2 0', '0 0']);
  await set(false);
  expect(await counts()).toEqual(['3 0', '2 0', '0 0']);
});

test('switching verified-only off leaves votes on hold that were cast while the idea was under attack', async () => {
  await set(true);
  await server.query(`UPDATE ideas SET attacked_at = now() - interval '1 minute' WHERE id = $1`, [first]);
  await server.query(`UPDATE votes SET voted_at = now() - interval '1 hour' WHERE account_id = $1`, [fans[2]?.id]);
  expect(await preview(false)).toMatchObject({ votesNow: 2, votes: 3 });
  await set(false);
  expect(await counts()).toEqual(['1 2', '2 0', '0 0']);
});

test('switching verified-only off forgets withdrawn votes that were on hold only because of it', async () => {
  await makeCheck(server, creator, [first], fans.slice(3, 4));
  for (const fan of fans.slice(2, 4))
    await server.query(`INSERT INTO withdrawn_holds VALUES ($1, $2, $3, 'held')`, [creator.id, first, fan.id]);
  await set(true);
  await set(false);
  expect(await server.query('SELECT account_id FROM withdrawn_holds WHERE idea_id = $1', [first])).toEqual([
    { account_id: fans[3]?.id },
  ]);
});

test('if verified-only is switched while votes are being moved, the last change wins', async () => {
  const [board] = await server.query<{ id: number }>('SELECT id FROM boards WHERE creator_id = $1', [creator.id]);
  const payload = { creatorId: creator.id, boardId: board?.id, madeBy: 'creator', accountId: creator.id };
  for (let round = 0; round < 3; round++) {
    await server.query('UPDATE boards SET verified_only = true WHERE creator_id = $1', [creator.id]);
    const earlier = applyVerifiedOnly(context, payload);
    await server.query('UPDATE boards SET verified_only = false WHERE creator_id = $1', [creator.id]);
    await Promise.all([earlier, applyVerifiedOnly(context, payload)]);
    expect(await counts()).toEqual(['3 0', '2 0', '0 0']);
  }
});

test('previewVerifiedOnly returns the votes that would count and the ideas that would move, and changes nothing', async () => {
  expect(await preview(true)).toMatchObject({
    votesNow: 5,
    votes: 2,
    leaderVotes: 2,
    ideas: [
      { id: second, place: 1, placeNow: 2, votes: 2 },
      { id: first, place: 2, placeNow: 1, votes: 0 },
    ],
  });
  expect(await preview(false)).toMatchObject({ votesNow: 5, votes: 5 });
  expect((await preview(false))?.ideas.map(({ id }) => id)).toEqual([first, second, third]);
  expect(await counts()).toEqual(['3 0', '2 0', '0 0']);
  await set(true);
  expect(await preview(false)).toMatchObject({
    votesNow: 2,
    votes: 5,
    ideas: [{ id: first, place: 1, placeNow: 2 }, {}],
  });
  await set(false);
  expect(await counts()).toEqual(['3 0', '2 0', '0 0']);
});

test('previewVerifiedOnly returns null if the board has so many votes that counting them takes more than a second', async () => {
  // A lock makes the statement slow. The server's own connections would give up the lock earlier.
  const pool = connectPool(context.config.databaseUrl, { max: 2 });
  const holder = await pool.connect();
  onTestFinished(async () => {
    holder.release(true);
    await pool.end();
  });
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE votes');
  const board = { creatorId: creator.id, boardId: 1 };
  expect(await previewVerifiedOnly({ db: connectKysely(pool) }, board, true)).toBe(null);
});

test('previewVerifiedOnly returns 400 invalid_input without a direction and 429 too_many_requests after too many previews, setVerifiedOnly 400 invalid_input without a value', async () => {
  expect((await creator.call(api.setVerifiedOnly, { body: {} as { verifiedOnly: boolean } })).error.code).toBe(
    'invalid_input',
  );
  const ask = (query: { verifiedOnly: 'true' }) => creator.call(api.previewVerifiedOnly, { query });
  expect((await ask({} as { verifiedOnly: 'true' })).error.code).toBe('invalid_input');
  let status = 200;
  for (let calls = 0; calls < rateLimits.filesPerAccount.points * 2 && status !== 429; calls++)
    status = (await ask({ verifiedOnly: 'true' })).status;
  expect(status).toBe(429);
});
