import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import type { CheckDecision } from '@upnext/contract/voting/vote-checks';
import { beforeEach, expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeNewBallots } from '../../../test/make-new-ballots.ts';
import { endRound, makeRound, runRoundJobs } from '../../../test/make-round.ts';
import { runVoteJobs } from '../../../test/run-vote-jobs.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';
import { advanceRound } from '../round-steps/advance-round.ts';
import { firstSweep, sweepVotes } from './sweep-votes.ts';

const server = await startServer();
const { context } = server;

let creator: TestAccount;
let ideas: number[];
let key: { creatorId: number; roundId: number };

beforeEach(async () => {
  // A sweep looks at all open rounds.
  await server.query(`UPDATE rounds SET state = 'cancelled'`);
  creator = await makeCreator(server);
  const { candidates } = await makeRound(server, creator, { hidesCounts: false });
  ideas = candidates.map(({ ideaId }) => ideaId);
  const [round] = await server.query<{ id: number }>(
    `UPDATE rounds SET opens_at = now() - interval '1 hour' WHERE creator_id = $1 RETURNING id`,
    [creator.id],
  );
  key = { creatorId: creator.id, roundId: round?.id ?? 0 };
});

async function makeFans(count = 30): Promise<void> {
  for (const idea of ideas) await makeNewBallots(server, key, { count, idea, at: new Date() });
}
const makeBots = (count = 60) => makeNewBallots(server, key, { count, idea: ideas[2], at: new Date(), isBot: true });
/** Sweeps both windows, which a worker does only if it has swept before. */
const sweep = () => sweepVotes(context, { ...firstSweep, sweptAt: 1 }, new Date());
const checks = async () => (await creator.call(api.listVoteChecks)).body.checks;
const decide = async (decision: CheckDecision) => {
  const [check] = await checks();
  await creator.call(api.decideVoteCheck, { params: { id: String(check?.id) }, body: { decision } });
  await runVoteJobs(server);
};

/** The round as everyone sees it: voters and votes per idea. */
async function shown(): Promise<{ state: string; counts: (number | null)[]; held: number | undefined }> {
  const { body } = await server.call(api.getRound, { params: { username: creator.username, number: '1' } });
  const counts = [body.turnout, ...body.candidates.map(({ votes }) => votes)];
  return { state: body.state, counts, held: body.result?.heldBallots };
}

test('bought ballots in an open round are held, shown to the creator as a check, and votes of fans stay counted', async () => {
  await makeFans();
  await makeBots();
  expect((await shown()).counts).toEqual([150, 30, 30, 90]);
  expect((await sweep()).held).toBe(60);
  expect((await shown()).counts).toEqual([90, 30, 30, 30]);
  const [check, ...others] = await checks();
  expect(others).toEqual([]);
  expect(check).toMatchObject({ kind: 'group', state: 'held', votes: 60, ideas: [{ id: ideas[2] }] });
  expect(check?.figures).toMatchObject({ accounts: 60, devices: 1, scripted: 60 });
  expect(check?.figures.plot.periods.reduce((sum, { held }) => sum + held, 0)).toBe(60);
  expect(check?.figures.plot.periods.reduce((sum, { others: some }) => sum + some, 0)).toBe(30);
  // A second sweep changes nothing, and the chart is not affected.
  expect((await sweep()).held).toBe(0);
  expect(await reconcileCounts(context.db, { fix: false, report: () => {} })).toEqual([]);
});

test('a creator’s call for one idea holds no ballot', async () => {
  await makeFans();
  await makeNewBallots(server, key, { count: 200, idea: ideas[2], at: new Date() });
  expect((await sweep()).held).toBe(0);
  await endRound(server, creator, 1);
  expect(await shown()).toEqual({ state: 'final', counts: [290, 30, 30, 230], held: 0 });
});

test('ballots that were bought just before the close are held before the count, and the result stays provisional', async () => {
  await makeFans();
  await makeBots();
  await endRound(server, creator, 1);
  expect(await shown()).toEqual({ state: 'closed', counts: [90, 30, 30, 30], held: 60 });
  expect(await checks()).toMatchObject([{ state: 'held', votes: 60 }]);
  await runRoundJobs(server, creator, 1);
  expect(await shown()).toMatchObject({ state: 'closed', held: 60 });
});

test('many earlier ballots of younger accounts do not hide bought ones', async () => {
  await makeFans();
  await makeBots();
  await server.query(
    `INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state, cast_at)
     SELECT $1, $2, 1000000000 + n, '{}', 'counted', now() - interval '2 days' FROM generate_series(1, 20000) n`,
    [key.creatorId, key.roundId],
  );
  expect((await sweep()).held).toBe(60);
});

test('the sweep at the close waits for one that is running', async () => {
  await makeFans();
  await makeBots();
  const holder = await context.pool.connect();
  await holder.query(`SELECT pg_advisory_lock(hashtextextended('sweep-votes', 0))`);
  const ended = endRound(server, creator, 1);
  await setTimeout(500);
  expect(await checks()).toEqual([]);
  expect((await shown()).held).toBeUndefined();
  holder.release(true);
  await ended;
  expect(await shown()).toMatchObject({ state: 'closed', held: 60 });
});

test('a sweep that fails at the close is tried again, and the ballots are counted without it after three attempts', async () => {
  await makeFans();
  await server.query(`UPDATE rounds SET state = 'closed', closes_at = now() WHERE id = $1`, [key.roundId]);
  const pool = new Proxy(context.pool, {
    get: (target, name) => (name === 'connect' ? () => Promise.reject(new Error('broken')) : Reflect.get(target, name)),
  });
  const problems: string[] = [];
  const advance = (attempt: number) =>
    advanceRound({ ...context, pool }, key, { attempt, report: (problem) => problems.push(problem) });
  await expect(advance(1)).rejects.toThrow('broken');
  await expect(advance(2)).rejects.toThrow('broken');
  await advance(3);
  expect(problems).toEqual([expect.stringContaining('broken')]);
  expect(await shown()).toMatchObject({ state: 'final', counts: [90, 30, 30, 30] });
});

test.each([
  ['count', [150, 30, 30, 90]],
  ['remove', [90, 30, 30, 30]],
] as const)('after the decision to %s the ballots of a check, the result is final', async (decision, counts) => {
  await makeFans();
  await makeBots();
  await endRound(server, creator, 1);
  await decide(decision);
  // The decision has added the job that settles the round.
  const jobs = await server.query(
    `SELECT FROM graphile_worker.jobs WHERE key = 'round-' || $1::int AND run_at <= now()`,
    [key.roundId],
  );
  expect(jobs).toHaveLength(1);
  await runRoundJobs(server, creator, 1);
  expect(await shown()).toEqual({ state: 'final', counts, held: 0 });
});

test('without a decision, ballots of a provisional check count after 24 hours', async () => {
  await makeFans();
  await makeBots();
  await endRound(server, creator, 1);
  const [check] = await server.query<{ provisional: boolean }>(
    'SELECT releases_at IS NOT NULL AS provisional FROM vote_checks WHERE creator_id = $1',
    [creator.id],
  );
  expect(check).toEqual({ provisional: true });
  await endRound(server, creator, 1, 25);
  expect(await shown()).toEqual({ state: 'final', counts: [150, 30, 30, 90], held: 0 });
});

test('a check of few of the round’s ballots is not provisional, also on a board without earlier votes', async () => {
  await makeFans(100);
  await makeBots();
  await endRound(server, creator, 1);
  await endRound(server, creator, 1, 25);
  expect(await shown()).toEqual({ state: 'final', counts: [300, 100, 100, 100], held: 0 });
});

test('without a decision, ballots of a check that is not provisional are void after 24 hours', async () => {
  await makeFans();
  await makeBots();
  await endRound(server, creator, 1);
  await server.query('UPDATE vote_checks SET releases_at = NULL WHERE creator_id = $1', [creator.id]);
  await endRound(server, creator, 1, 25);
  expect(await shown()).toEqual({ state: 'final', counts: [90, 30, 30, 30], held: 0 });
});

test('a held ballot counts if its voter verifies the account before the close', async () => {
  await makeFans();
  const bots = await makeBots();
  await sweep();
  await server.query('UPDATE accounts SET verified_at = now() WHERE id = $1', [bots[0]]);
  await endRound(server, creator, 1);
  expect(await shown()).toEqual({ state: 'closed', counts: [91, 30, 30, 31], held: 59 });
});

test('a burst of bought ballots starts an attack, and ballots of unverified accounts for the idea start held', async () => {
  await makeFans();
  await makeBots();
  await sweep();
  const fan = await makeFan(server);
  const params = { username: creator.username, number: '1' };
  await fan.call(api.castBallot, { params, body: { ideaIds: [ideas[2] ?? 0] } });
  expect((await shown()).counts).toEqual([90, 30, 30, 30]);
});
