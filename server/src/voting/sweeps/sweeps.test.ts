import { randomBytes } from 'node:crypto';

import { api } from '@upnext/contract/api';
import { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';
import { beforeEach, expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';
import { firstSweep, sweepVotes } from './sweep-votes.ts';

const server = await startServer();
const { context } = server;
const minute = 60_000;

let creator: TestAccount;
let boardId: number;
let ideas: number[];

beforeEach(async () => {
  // A sweep looks at all boards.
  await server.query('TRUNCATE votes, vote_checks, vote_check_log');
  await server.query('UPDATE ideas SET votes = 0, held_votes = 0, attacked_at = NULL');
  await server.query('UPDATE boards SET total_votes = 0');
  creator = await makeCreator(server);
  ideas = await makeIdeas(server, creator, 6);
  const [board] = await server.query<{ id: number }>('SELECT id FROM boards WHERE creator_id = $1', [creator.id]);
  boardId = board?.id ?? 0;
});

type Voters = {
  count: number;
  idea: number | undefined;
  at: Date;
  isBot?: boolean;
  isHeld?: boolean;
  verified?: boolean;
};

/** Inserts new accounts with their registrations, and counted or held votes. Bots share a device and have no proof. */
async function makeVoters({
  count,
  idea,
  at,
  isBot = false,
  isHeld = false,
  verified = false,
}: Voters): Promise<number[]> {
  const device = randomBytes(16);
  const rows = await server.query<{ id: number }>(
    `WITH a AS (
       INSERT INTO accounts (username, created_at, verified_at)
       SELECT 'voter_' || $1::text || '_' || n, $2::timestamptz - (n + 5 + n * 37 % 200) * interval '1 second', CASE WHEN $7 THEN $2::timestamptz END
       FROM generate_series(1, $3::int) n RETURNING id, created_at, split_part(username, '_', 3)::int AS n),
     o AS (
       INSERT INTO account_origins (slot, day, account_id, household, household_before, network, network_before, device, device_before, registered_by, proof_ms)
       SELECT ((created_at AT TIME ZONE 'UTC')::date - date '1970-01-01') % 4, (created_at AT TIME ZONE 'UTC')::date, id, p, p, p, p, d, d, 'password',
         CASE WHEN $4 THEN NULL ELSE 5000 END
       FROM a, LATERAL (SELECT sha256(id::text::bytea) AS p, CASE WHEN $4 THEN $5::bytea ELSE sha256(id::text::bytea) END AS d) x),
     v AS (
       INSERT INTO votes (creator_id, idea_id, account_id, voted_at, state)
       SELECT $6, $8, id, $2::timestamptz - n * interval '1 second', $9::vote_state FROM a)
     SELECT id FROM a ORDER BY id`,
    [randomBytes(4).toString('hex'), at, count, isBot, device, creator.id, verified, idea, isHeld ? 'held' : 'counted'],
  );
  await server.query(
    `UPDATE ideas SET votes = (SELECT count(*) FROM votes v WHERE v.creator_id = ideas.creator_id AND v.idea_id = ideas.id AND state = 'counted'),
       held_votes = (SELECT count(*) FROM votes v WHERE v.creator_id = ideas.creator_id AND v.idea_id = ideas.id AND state = 'held')
     WHERE creator_id = $1`,
    [creator.id],
  );
  await server.query(
    'UPDATE boards SET total_votes = (SELECT sum(votes) FROM ideas WHERE creator_id = $1) WHERE creator_id = $1',
    [creator.id],
  );
  return rows.map(({ id }) => id);
}

async function makeFans(at: Date): Promise<void> {
  for (const idea of ideas) await makeVoters({ count: 30, idea, at });
}

const sweep = (at: Date) => sweepVotes(context, firstSweep, at);
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);
const readChecks = () =>
  server.query<{ id: number; state: string; account_ids: number[]; releases_at: Date | null; figures: unknown }>(
    'SELECT id, state, account_ids, releases_at, figures FROM vote_checks ORDER BY id',
  );
const readLog = () =>
  server.query<object>('SELECT change, made_by, votes FROM vote_check_log WHERE board_id = $1 ORDER BY id', [boardId]);

/** The votes in each state, after checking that the counts match the rows. */
async function states(ids: number[]): Promise<Record<string, number>> {
  expect(await reconcileCounts(context.db, { fix: false, report: () => {} })).toEqual([]);
  const rows = await server.query<{ state: string; count: number }>(
    'SELECT state, count(*)::int FROM votes WHERE account_id = ANY($1) GROUP BY state',
    [ids],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

test('bought votes are held and recorded with the reason, and votes of fans stay counted', async () => {
  const now = new Date();
  await makeFans(now);
  const bots = await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  const swept = await sweep(now);
  expect(swept.held).toBe(60);
  expect(await states(bots)).toEqual({ held: 60 });
  const [check, ...others] = await readChecks();
  expect(others).toEqual([]);
  expect(check?.account_ids.toSorted((a, b) => a - b)).toEqual(bots);
  const figures = VoteCheckFigures.parse(check?.figures);
  expect(figures).toMatchObject({ accounts: 60, verified: 0, devices: 1, scripted: 60, newAccounts: { count: 60 } });
  expect(figures.plot.periods.reduce((sum, { held }) => sum + held, 0)).toBe(60);
  expect(figures.plot.periods.reduce((sum, { others: some }) => sum + some, 0)).toBe(30);
  expect(await readLog()).toEqual([{ change: 'held', made_by: 'detector', votes: 60 }]);
  expect(await server.metrics()).toContain('upnext_votes_on_hold 60');
  const { body } = await server.call(api.getBoard, { params: { username: creator.username } });
  expect(body.board.totalVotes).toBe(180);
});

test('further bought votes join the open check, and a second sweep changes nothing', async () => {
  const now = new Date();
  await makeFans(now);
  await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  await makeVoters({ count: 40, idea: ideas[3], at: after(now, 1), isBot: true });
  expect((await sweep(after(now, 1))).held).toBe(40);
  expect((await sweep(after(now, 1))).held).toBe(0);
  const [check, ...others] = await readChecks();
  expect([check?.account_ids.length, others]).toEqual([100, []]);
  expect(await readLog()).toHaveLength(2);
});

test('a hold of many of the voters is provisional, and ends without a decision', async () => {
  const now = new Date();
  await makeFans(now);
  const bots = await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  expect((await readChecks())[0]?.releases_at).toEqual(after(now, 24 * 60));
  await sweep(after(now, 24 * 60 - 1));
  expect(await states(bots)).toEqual({ held: 60 });
  await sweep(after(now, 24 * 60));
  expect(await states(bots)).toEqual({ counted: 60 });
  expect(await readChecks()).toMatchObject([{ state: 'counted' }]);
  expect(await readLog()).toContainEqual({ change: 'counted', made_by: 'detector', votes: 60 });
});

test('when a provisional hold ends on a board for verified voters, votes of unverified accounts stay held', async () => {
  const now = new Date();
  await makeFans(now);
  const bots = await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  await server.query('UPDATE boards SET verified_only = true WHERE creator_id = $1', [creator.id]);
  await sweep(after(now, 24 * 60));
  expect(await readChecks()).toMatchObject([{ state: 'counted' }]);
  expect(await states(bots)).toEqual({ held: 60 });
});

test('votes that were withdrawn during an attack count when they are cast again after it', async () => {
  const now = new Date();
  await makeFans(now);
  await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  // One is cast again during the attack, and later than the sweep that ends it. The other is not cast again.
  const [again = 0] = await makeVoters({ count: 1, idea: ideas[3], at: after(now, 8), isHeld: true });
  const [gone = 0] = await makeVoters({ count: 1, idea: ideas[2], at: after(now, 1) });
  await server.query(
    `INSERT INTO withdrawn_holds (creator_id, idea_id, account_id, state) SELECT $1, $2, unnest($3::bigint[]), 'held'`,
    [creator.id, ideas[3], [again, gone]],
  );
  await sweep(after(now, 7));
  expect(await states([again])).toEqual({ counted: 1 });
  expect(await server.query('SELECT FROM withdrawn_holds WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('a hold of few of the voters is not provisional', async () => {
  const now = new Date();
  for (const idea of ideas) await makeVoters({ count: 100, idea, at: after(now, -120) });
  await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  expect(await readChecks()).toMatchObject([{ releases_at: null }]);
});

test('an attack holds new votes until it ends, and releases those in no check', async () => {
  const now = new Date();
  await makeFans(now);
  const bots = await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  const attacked = () => server.query('SELECT id FROM ideas WHERE attacked_at IS NOT NULL');
  expect(await attacked()).toEqual([{ id: ideas[3] }]);
  const fan = await makeVoters({ count: 1, idea: ideas[3], at: after(now, 1), isHeld: true });
  const bot = await makeVoters({ count: 20, idea: ideas[3], at: after(now, 1), isBot: true, isHeld: true });
  await sweep(after(now, 4));
  expect([await states(fan), await states(bot)]).toEqual([{ held: 1 }, { held: 20 }]);
  await sweep(after(now, 7));
  expect(await attacked()).toEqual([]);
  expect([await states(fan), await states([...bots, ...bot])]).toEqual([{ counted: 1 }, { held: 80 }]);
});

test('while an attack goes on, a vote in no check counts after ten minutes, except on a board for verified voters', async () => {
  const now = new Date();
  await makeFans(now);
  await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  const fan = await makeVoters({ count: 1, idea: ideas[3], at: now, isHeld: true });
  await server.query('UPDATE boards SET verified_only = true WHERE id = $1', [boardId]);
  await makeVoters({ count: 60, idea: ideas[3], at: after(now, 11), isBot: true, isHeld: true });
  await sweep(after(now, 11));
  expect(await states(fan)).toEqual({ held: 1 });
  await server.query('UPDATE boards SET verified_only = false WHERE id = $1', [boardId]);
  await sweep(after(now, 11));
  expect(await states(fan)).toEqual({ counted: 1 });
  expect(await server.query('SELECT FROM ideas WHERE attacked_at IS NOT NULL')).toHaveLength(1);
});

test('votes that the creator counted are never held again, and removed ones stay removed', async () => {
  const now = new Date();
  await makeFans(now);
  const bots = await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true });
  await sweep(now);
  await server.query(`UPDATE vote_checks SET state = 'counted'`);
  await server.query(`UPDATE votes SET state = 'counted' WHERE account_id = ANY($1)`, [bots]);
  await makeVoters({ count: 0, idea: ideas[3], at: now });
  expect((await sweep(after(now, 1))).held).toBe(0);
  expect(await states(bots)).toEqual({ counted: 60 });

  await server.query(`UPDATE vote_checks SET state = 'removed'`);
  await server.query(`UPDATE votes SET state = 'void' WHERE account_id = ANY($1)`, [bots]);
  await makeVoters({ count: 30, idea: ideas[3], at: after(now, 2), isBot: true });
  expect((await sweep(after(now, 2))).held).toBe(30);
  expect(await states(bots)).toEqual({ void: 60 });
  expect((await readChecks()).map(({ state, account_ids: ids }) => [state, ids.length])).toEqual([
    ['removed', 60],
    ['held', 30],
  ]);
});

test('verified accounts are not held, and accounts deleted within a day are', async () => {
  const now = new Date();
  await makeFans(now);
  const verified = await makeVoters({ count: 10, idea: ideas[3], at: now, isBot: true, verified: true });
  const gone = await makeVoters({ count: 40, idea: ideas[3], at: now });
  await server.query('UPDATE accounts SET deleted_at = now(), username = NULL WHERE id = ANY($1)', [gone]);
  await sweep(now);
  expect([await states(verified), await states(gone)]).toEqual([{ counted: 10 }, { held: 40 }]);
  expect(await readChecks()).toMatchObject([{ figures: { gone: 40 } }]);
});

test('a fan who votes through the API is not held', async () => {
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(ideas[0]) } });
  await sweep(new Date());
  expect(await states([fan.id])).toEqual({ counted: 1 });
});
