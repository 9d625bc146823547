import { api } from '@upnext/contract/api';
import { beforeEach, expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { removeIdea } from '../../boards/ideas/remove-idea.ts';
import { purgeAccount } from '../../identity/account-settings/purge-account.ts';
import { releaseVotes, voidVotes } from './move-votes.ts';
import { restoreHold } from './restore-hold.ts';

const server = await startServer();
const { context } = server;

let creator: TestAccount;
let fan: TestAccount;
let [target, source] = [0, 0];

beforeEach(async () => {
  creator = await makeCreator(server);
  fan = await makeFan(server);
  [target = 0, source = 0] = await makeIdeas(server, creator, 2);
});

const vote = (account: TestAccount, id: number) => account.call(api.castVote, { params: { id: String(id) } });
const withdraw = (account: TestAccount, id: number) => account.call(api.withdrawVote, { params: { id: String(id) } });
const attack = (id: number) => server.query('UPDATE ideas SET attacked_at = now() WHERE id = $1', [id]);
const calm = (id: number) => server.query('UPDATE ideas SET attacked_at = NULL WHERE id = $1', [id]);
const verify = ({ id }: TestAccount) =>
  server.query('UPDATE sessions SET is_verified = true WHERE account_id = $1', [id]);
const requireVerified = () =>
  server.query('UPDATE boards SET verified_only = true WHERE creator_id = $1', [creator.id]);
const of = (ideaId: number, ...voters: TestAccount[]) => ({
  creatorId: creator.id,
  ideaId,
  accountIds: voters.map(({ id }) => id),
});

async function stateOf(ideaId: number, { id } = fan): Promise<string | undefined> {
  const [row] = await server.query<{ state: string }>(
    'SELECT state FROM votes WHERE idea_id = $1 AND account_id = $2',
    [ideaId, id],
  );
  return row?.state;
}

async function countsOf(ideaId: number): Promise<object | undefined> {
  return (await server.query<object>('SELECT votes, held_votes FROM ideas WHERE id = $1', [ideaId]))[0];
}

/** Holds a vote, as an attack does, and withdraws it after the attack. */
async function withdrawHeld(ideaId: number): Promise<void> {
  await attack(ideaId);
  await vote(fan, ideaId);
  await calm(ideaId);
  expect((await withdraw(fan, ideaId)).status).toBe(200);
}

test.each([
  { to: 'an attacked idea', prepare: () => attack(target) },
  { to: 'a board for verified voters', prepare: requireVerified },
])('a vote for $to is held, unless the account is verified', async ({ prepare }) => {
  const verified = await makeFan(server);
  await verify(verified);
  await prepare();
  const replies = [await vote(fan, target), await vote(verified, target)];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect([await stateOf(target), await stateOf(target, verified)]).toEqual(['held', 'counted']);
  expect(await countsOf(target)).toEqual({ votes: 1, held_votes: 1 });
  await foldNow(server);
  expect((await creator.call(api.getInsights, { query: { days: '7' } })).body.votes.total).toBe(1);
});

test('an attack on one idea and the setting of one board do not hold votes for other ideas and boards', async () => {
  await attack(target);
  const other = await makeCreator(server);
  const [elsewhere = 0] = await makeIdeas(server, other, 1);
  await vote(fan, source);
  await requireVerified();
  await vote(fan, elsewhere);
  expect([await stateOf(source), await stateOf(elsewhere)]).toEqual(['counted', 'counted']);
});

test('the count in the reply to a held vote is the one that it would have if it counted', async () => {
  await vote(await makeFan(server), target);
  await attack(target);
  const { body } = await vote(fan, target);
  const [board] = await server.query<{ version: number }>('SELECT version FROM boards WHERE creator_id = $1', [
    creator.id,
  ]);
  expect(body).toEqual({ ideaId: target, votes: 2, version: board?.version });
  expect(await countsOf(target)).toEqual({ votes: 1, held_votes: 1 });
  expect((await vote(fan, target)).error.code).toBe('already_voted');
});

test('the replies to a held and a counted vote and to their withdrawals have the same counts', async () => {
  const other = await makeFan(server);
  const replies = [await vote(other, target), await withdraw(other, target)];
  await attack(target);
  replies.push(await vote(fan, target), await withdraw(fan, target));
  expect(replies.map(({ body }) => body.votes)).toEqual([1, 0, 1, 0]);
});

test('a held vote that is withdrawn and cast again is held, with the reply of a counted one', async () => {
  await withdrawHeld(target);
  expect(await countsOf(target)).toEqual({ votes: 0, held_votes: 0 });
  expect((await vote(fan, target)).body.votes).toBe(1);
  expect(await stateOf(target)).toBe('held');
  expect(await countsOf(target)).toEqual({ votes: 0, held_votes: 1 });
  await vote(fan, source);
  expect(await stateOf(source)).toBe('counted');
});

test('a void vote that is withdrawn and cast again is void, with the reply of a counted one', async () => {
  await vote(fan, target);
  await voidVotes(context, of(target, fan));
  await withdraw(fan, target);
  expect((await vote(fan, target)).body.votes).toBe(1);
  expect(await stateOf(target)).toBe('void');
  expect(await countsOf(target)).toEqual({ votes: 0, held_votes: 0 });
});

test('releasing or voiding a group applies to votes that were withdrawn and are cast again', async () => {
  await withdrawHeld(target);
  await voidVotes(context, of(target, fan));
  await vote(fan, target);
  expect(await stateOf(target)).toBe('void');
  await withdraw(fan, target);
  await releaseVotes(context, of(target, fan));
  await vote(fan, target);
  expect(await stateOf(target)).toBe('counted');
});

test('after a merge, a withdrawn vote for the merged idea holds a vote for the target, and no longer when the merge is undone', async () => {
  await withdrawHeld(source);
  await creator.call(api.mergeIdea, { params: { id: String(source) }, body: { into: target } });
  await vote(fan, target);
  expect(await stateOf(target)).toBe('held');
  await releaseVotes(context, of(target, fan));
  await withdraw(fan, target);
  await vote(fan, target);
  expect(await stateOf(target)).toBe('counted');

  const other = (fan = await makeFan(server));
  await creator.call(api.unmergeIdea, { params: { id: String(source) } });
  await withdrawHeld(source);
  await creator.call(api.mergeIdea, { params: { id: String(source) }, body: { into: target } });
  await creator.call(api.unmergeIdea, { params: { id: String(source) } });
  await vote(other, target);
  await vote(other, source);
  expect([await stateOf(target), await stateOf(source)]).toEqual(['counted', 'held']);
});

test('the job restore-hold gives a vote that was cast during the withdrawal of a held vote the stored state', async () => {
  await withdrawHeld(target);
  const [job] = await server.query<{ payload: { creatorId: number; ideaId: number; accountId: number } }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE (payload->>'ideaId')::bigint = $1`,
    [target],
  );
  if (!job) throw new Error('there is no job');
  await vote(fan, target);
  // As if the vote batch had begun before the withdrawal was committed, and had not seen the row in withdrawn_holds.
  await server.query(
    `WITH counted AS (UPDATE votes SET state = 'counted' WHERE idea_id = $1),
     board AS (UPDATE boards SET total_votes = total_votes + 1 WHERE creator_id = $2)
     UPDATE ideas SET votes = 1, held_votes = 0 WHERE id = $1`,
    [target, creator.id],
  );
  await restoreHold(context.db, job.payload);
  expect([await stateOf(target), await countsOf(target)]).toEqual(['held', { votes: 0, held_votes: 1 }]);
});

test('the states of withdrawn votes are deleted with the idea and with the account', async () => {
  await withdrawHeld(target);
  await withdrawHeld(source);
  const left = () => server.query('SELECT idea_id FROM withdrawn_holds WHERE account_id = $1', [fan.id]);
  await creator.call(api.deleteIdea, { params: { id: String(target) } });
  await removeIdea(context.db, creator.id, target);
  expect(await left()).toEqual([{ idea_id: source }]);
  await purgeAccount(context, fan.id);
  expect(await left()).toEqual([]);
});
