import { api } from '@upnext/contract/api';
import { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';
import { beforeEach, expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { makeNewVoters, type Voters } from '../../../test/make-new-voters.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';
import { measureAccounts } from './sql.ts';
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

const makeVoters = (voters: Voters) => makeNewVoters(server, creator.id, voters);

async function makeFans(at: Date): Promise<void> {
  for (const idea of ideas) await makeVoters({ count: 30, idea, at });
}

/** Sweeps both windows, which a worker does only if it has swept before. */
const sweep = (at: Date) => sweepVotes(context, { ...firstSweep, sweptAt: 1 }, at);
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

test('accounts that signed up with an emailed code and without a proof of work count as scripted, unless they are verified', async () => {
  const now = new Date();
  await makeFans(now);
  const bots = await makeVoters({ count: 60, idea: ideas[3], at: now, isBot: true, registeredBy: 'email' });
  await sweep(now);
  const [check] = await readChecks();
  expect(VoteCheckFigures.parse(check?.figures)).toMatchObject({ accounts: 60, scripted: 60 });
  await server.query('UPDATE accounts SET verified_at = now() WHERE id = ANY($1)', [bots]);
  const [facts] = await server.query<{ scripted: number }>(measureAccounts, [bots]);
  expect(facts?.scripted).toBe(0);
});

test('after a restart of the worker, votes are compared with those of the whole day, too', async () => {
  const now = new Date();
  const earlier = after(now, -60);
  for (const idea of ideas) await makeVoters({ count: 10, idea, at: earlier });
  await makeVoters({ count: 60, idea: ideas[3], at: earlier });
  const running = await sweepVotes(context, firstSweep, earlier);
  // A class of pupils on the school's computers, who want what most fans want.
  await makeVoters({ count: 40, idea: ideas[3], at: now, isBot: true });
  await makeVoters({ count: 10, idea: ideas[2], at: now });
  expect((await sweepVotes(context, running, now)).held).toBe(0);
  expect((await sweepVotes(context, firstSweep, now)).held).toBe(0);
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
