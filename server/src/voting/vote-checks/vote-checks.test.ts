import { api } from '@upnext/contract/api';
import type { CheckDecision } from '@upnext/contract/voting/vote-checks';
import { beforeEach, expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeCheck } from '../../../test/make-check.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { runVoteJobs } from '../../../test/run-vote-jobs.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from '../recounts/reconcile-counts.ts';

const server = await startServer();
const { context } = server;

let creator: TestAccount;
let fans: TestAccount[];
let [first, second] = [0, 0];

beforeEach(async () => {
  creator = await makeCreator(server);
  fans = await Promise.all([1, 2, 3, 4].map(() => makeFan(server)));
  [first = 0, second = 0] = await makeIdeas(server, creator, 2);
  for (const fan of fans) await vote(fan, first);
});

const vote = (fan: TestAccount | undefined, id: number) => fan?.call(api.castVote, { params: { id: String(id) } });
const withdraw = (fan: TestAccount | undefined, id: number) =>
  fan?.call(api.withdrawVote, { params: { id: String(id) } });
const decide = (id: number, decision: CheckDecision, who = creator) =>
  who.call(api.decideVoteCheck, {
    params: { id: String(id) },
    query: { board: creator.username },
    body: { decision },
  });
const list = async () => (await creator.call(api.listVoteChecks)).body;
const work = () => runVoteJobs(server);
const verify = (...accounts: (TestAccount | undefined)[]) =>
  server.query('UPDATE accounts SET verified_at = now() WHERE id = ANY($1)', [accounts.map((one) => one?.id)]);

/** The counted and the held votes of the two ideas, after checking that all counts match the rows. */
async function counts(): Promise<string[]> {
  expect(await reconcileCounts(context.db, { fix: false, report: () => {} })).toEqual([]);
  const rows = await server.query<{ counts: string }>(
    `SELECT votes || ' ' || held_votes AS counts FROM ideas WHERE id = ANY($1) ORDER BY id`,
    [[first, second]],
  );
  return rows.map((row) => row.counts);
}

async function log(): Promise<string[]> {
  const rows = await server.query<{ line: string }>(
    `SELECT change || ' ' || made_by || ' ' || votes AS line FROM vote_check_log WHERE creator_id = $1 ORDER BY id`,
    [creator.id],
  );
  return rows.map(({ line }) => line);
}

test('decideVoteCheck removes the votes of a check, undo holds them again, and then they can be counted', async () => {
  const id = await makeCheck(server, creator, [first], fans.slice(0, 3));
  expect(await counts()).toEqual(['1 3', '0 0']);
  const { body } = await decide(id, 'remove');
  expect(body).toMatchObject({ id, state: 'removed', votes: 3, decided: { by: 'you' } });
  await work();
  expect(await counts()).toEqual(['1 0', '0 0']);
  expect((await decide(id, 'undo')).body).toMatchObject({ state: 'held', votes: 3, decided: null });
  await work();
  expect(await counts()).toEqual(['1 3', '0 0']);
  expect((await decide(id, 'count')).body.state).toBe('counted');
  await work();
  expect(await counts()).toEqual(['4 0', '0 0']);
  await work();
  expect(await log()).toEqual([
    'held detector 3',
    'removed creator 0',
    'removed creator 3',
    'undone creator 0',
    'undone creator 3',
    'counted creator 0',
    'counted creator 3',
  ]);
});

test('undoing a decision to count holds the votes again', async () => {
  const id = await makeCheck(server, creator, [first], fans.slice(0, 2));
  await decide(id, 'count');
  await work();
  expect(await counts()).toEqual(['4 0', '0 0']);
  await decide(id, 'undo');
  await work();
  expect(await counts()).toEqual(['2 2', '0 0']);
});

test('listVoteChecks returns the sums, the reason and the decision, but no voters', async () => {
  await vote(fans[3], second);
  const releasesAt = new Date(Date.now() + 3_600_000);
  const id = await makeCheck(server, creator, [first], fans.slice(0, 3), { figures: { devices: 2 }, releasesAt });
  const before = await list();
  expect(before).toMatchObject({ week: { counted: 2, onHold: 3 }, verifiedOnly: false, timeZone: 'UTC' });
  expect(before.checks).toMatchObject([
    { id, kind: 'group', state: 'held', votes: 3, figures: { accounts: 3, devices: 2 }, ideas: [{ id: first }] },
  ]);
  expect(before.checks[0]?.releasesAt).toBe(releasesAt.toISOString());
  expect(JSON.stringify(before)).not.toMatch(/fan_|account_?id|username/i);
  await decide(id, 'count');
  await work();
  expect(await list()).toMatchObject({
    week: { counted: 5, onHold: 0 },
    checks: [{ id, state: 'counted', votes: 3, releasesAt: null, decided: { by: 'you' } }],
  });
  await foldNow(server);
  expect((await list()).week).toEqual({ counted: 5, onHold: 0 });
  await server.query(`UPDATE vote_check_log SET created_at = now() - interval '31 days' WHERE check_id = $1`, [id]);
  expect((await list()).checks).toEqual([]);
});

test('listVoteChecks shows who decided: a team member, an operator or the detectors', async () => {
  const editor = await makeFan(server);
  await server.query(
    `INSERT INTO board_members (creator_id, board_id, account_id, role)
     SELECT creator_id, id, $2, 'editor' FROM boards WHERE creator_id = $1`,
    [creator.id, editor.id],
  );
  const id = await makeCheck(server, creator, [first], fans.slice(0, 2));
  expect((await decide(id, 'remove', editor)).body.decided?.by).toBe('you');
  expect((await list()).checks[0]?.decided?.by).toBe('team');
  for (const madeBy of ['operator', 'detector']) {
    await server.query('UPDATE vote_check_log SET made_by = $2, account_id = NULL WHERE check_id = $1', [id, madeBy]);
    expect((await list()).checks[0]?.decided?.by).toBe(madeBy);
  }
});

test('listVoteChecks hides a check once no vote of it is left', async () => {
  await makeCheck(server, creator, [first], fans.slice(0, 2));
  await withdraw(fans[0], first);
  expect((await list()).checks).toMatchObject([{ votes: 1 }]);
  await verify(fans[1]);
  expect((await list()).checks).toEqual([]);
});

test('decideVoteCheck returns 409 check_decided for a different decision about a decided check, and accepts a repeated one', async () => {
  const id = await makeCheck(server, creator, [first], fans.slice(0, 2));
  expect((await decide(id, 'count')).status).toBe(200);
  expect((await decide(id, 'count')).status).toBe(200);
  expect((await decide(id, 'remove')).error.code).toBe('check_decided');
  expect((await log()).filter((line) => line.endsWith(' 0'))).toEqual(['counted creator 0']);
});

test('of two different decisions at the same time, exactly one wins and the votes follow it', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await makeCheck(server, creator, [first], fans.slice(0, 2));
    const answers = await Promise.all([decide(id, 'count'), decide(id, 'remove')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await Promise.all([work(), work()]);
    expect(await counts()).toEqual([answers[0]?.status === 200 ? '4 0' : '2 0', '0 0']);
    await decide(id, 'undo');
    await decide(id, 'count');
    await work();
    expect(await counts()).toEqual(['4 0', '0 0']);
  }
});

test('a decision made while the votes of an earlier one are being moved wins', async () => {
  const id = await makeCheck(server, creator, [first], fans);
  await decide(id, 'remove');
  const earlier = work();
  await decide(id, 'undo');
  await decide(id, 'count');
  await Promise.all([earlier, work()]);
  expect(await counts()).toEqual(['4 0', '0 0']);
});

test('voters who verify are no longer part of a group: removing it leaves their votes, and undoing does not hold them', async () => {
  const id = await makeCheck(server, creator, [first], fans.slice(0, 3));
  await verify(fans[0]);
  await server.query(`UPDATE votes SET state = 'counted' WHERE account_id = $1`, [fans[0]?.id]);
  await server.query('UPDATE ideas SET votes = votes + 1, held_votes = held_votes - 1 WHERE id = $1', [first]);
  await server.query('UPDATE boards SET total_votes = total_votes + 1 WHERE creator_id = $1', [creator.id]);
  expect((await decide(id, 'remove')).body.votes).toBe(2);
  await work();
  expect(await counts()).toEqual(['2 0', '0 0']);
  await verify(fans[1]);
  await decide(id, 'undo');
  await work();
  expect(await counts()).toEqual(['3 1', '0 0']);
});

test('verified voters stay part of a lockstep check', async () => {
  for (const fan of fans) await vote(fan, second);
  const id = await makeCheck(server, creator, [first, second], fans.slice(0, 3), { kind: 'lockstep' });
  await verify(...fans);
  expect(await counts()).toEqual(['1 3', '1 3']);
  expect((await decide(id, 'remove')).body.votes).toBe(6);
  await work();
  expect(await counts()).toEqual(['1 0', '1 0']);
});

test('counting a check leaves votes alone that another check holds or has removed', async () => {
  const group = await makeCheck(server, creator, [first], fans.slice(0, 3));
  const lockstep = await makeCheck(server, creator, [first], fans.slice(2), { kind: 'lockstep' });
  await decide(group, 'count');
  await work();
  expect(await counts()).toEqual(['2 2', '0 0']);
  await decide(lockstep, 'remove');
  await work();
  await decide(group, 'undo');
  await work();
  expect(await counts()).toEqual(['0 2', '0 0']);
});

test('a decision changes the state that withdrawn votes of the check get when they are cast again', async () => {
  const id = await makeCheck(server, creator, [first], fans.slice(0, 2));
  const states = () => server.query(`SELECT state FROM withdrawn_holds WHERE idea_id = $1`, [first]);
  await server.query(`INSERT INTO withdrawn_holds VALUES ($1, $2, $3, 'held')`, [creator.id, first, fans[0]?.id]);
  await decide(id, 'remove');
  await work();
  expect(await states()).toEqual([{ state: 'void' }]);
  await decide(id, 'undo');
  await decide(id, 'count');
  await work();
  expect(await states()).toEqual([]);
});
