import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { inAnHour, makeRound, runRoundJobs } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';
import { deleteEvenIfMerged } from '../../boards/ideas/delete-even-if-merged.ts';
import { removeIdea } from '../../boards/ideas/remove-idea.ts';

const server = await startServer({ LIMIT_SCALE: '100' });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const list = async ({ username }: TestAccount) =>
  (await server.call(api.listRounds, { params: { username } })).body.rounds;

/** Moves the opening of a scheduled round into the past and runs the job. */
async function openNow(creator: TestAccount, number: number, hoursAgo = 0): Promise<void> {
  await server.query(
    'UPDATE rounds SET opens_at = now() - make_interval(hours => $3) WHERE creator_id = $1 AND number = $2',
    [creator.id, number, hoursAgo],
  );
  await runRoundJobs(server, creator, number);
}

test('a scheduled round has no candidates until it opens with the top ideas of that moment', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 2);
  const round = await makeRound(server, creator, { top: 3, opensAt: inAnHour(), closesAt: inHours(2) });
  expect(round).toMatchObject({ state: 'scheduled', top: 3, candidates: [], candidateCount: 3 });
  await runRoundJobs(server, creator, 1);
  expect(await list(creator)).toMatchObject([{ state: 'scheduled' }]);
  const last = await makeIdea(server, creator);
  await openNow(creator, 1);
  const { body } = await server.call(api.getRound, { params: { username: creator.username, number: '1' } });
  expect(body).toMatchObject({ state: 'open', top: null });
  expect(body.candidates.at(-1)?.ideaId).toBe(last);
});

test('a scheduled round with chosen ideas leaves out deleted ones and is cancelled if fewer than two are left', async () => {
  const creator = await makeCreator(server);
  const ideaIds = await makeIdeas(server, creator, 3);
  const times = { opensAt: inAnHour(), closesAt: inHours(2) };
  const round = await makeRound(server, creator, { ideaIds, ...times });
  expect(round.candidates.map(({ ideaId }) => ideaId)).toEqual(ideaIds);
  await makeRound(server, creator, { ideaIds: ideaIds.slice(0, 2), ...times });
  expect((await creator.call(api.deleteIdea, { params: { id: String(ideaIds[0]) } })).status).toBe(204);
  await openNow(creator, 1);
  await openNow(creator, 2);
  expect(await list(creator)).toMatchObject([{ number: 1, state: 'open', candidateCount: 2 }]);
});

test('a weekly round schedules the next one at the same local time when it opens, also across a change of the clocks', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 2);
  await server.query(`UPDATE boards SET time_zone = 'Europe/London' WHERE creator_id = $1`, [creator.id]);
  await makeRound(server, creator, { top: 2, opensAt: inAnHour(), closesAt: inHours(3), repeatsWeekly: true });
  await openNow(creator, 1);
  const [next, first] = await list(creator);
  expect(next).toMatchObject({ number: 2, state: 'scheduled', repeatsWeekly: true });
  expect(first?.state).toBe('open');
  const [local] = await server.query<{ same: boolean }>(
    `SELECT (n.opens_at AT TIME ZONE 'Europe/London') - (r.opens_at AT TIME ZONE 'Europe/London') = interval '7 days' AS same
     FROM rounds r JOIN rounds n ON n.creator_id = r.creator_id AND n.number = 2 WHERE r.creator_id = $1 AND r.number = 1`,
    [creator.id],
  );
  expect(local?.same).toBe(true);
});

test('a weekly round whose closing time passed while no worker ran is skipped, and the next one is in the future', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 2);
  await makeRound(server, creator, { top: 2, opensAt: inAnHour(), closesAt: inHours(3), repeatsWeekly: true });
  await server.query(
    `UPDATE rounds SET opens_at = now() - interval '16 days', closes_at = now() - interval '15 days' WHERE creator_id = $1`,
    [creator.id],
  );
  await runRoundJobs(server, creator, 1);
  const [next, ...others] = await list(creator);
  expect(others).toEqual([]);
  expect(Date.parse(next?.opensAt ?? '')).toBeGreaterThan(Date.now());
  expect((await creator.call(api.cancelRound, { params: { number: '2' } })).status).toBe(204);
  await runRoundJobs(server, creator, 2);
  expect(await list(creator)).toEqual([]);
});

test('a candidate that an operator removes is shown as removed, also after its row is gone', async () => {
  const creator = await makeCreator(server);
  const { candidates, number } = await makeRound(server, creator);
  const id = candidates[0]?.ideaId ?? 0;
  await deleteEvenIfMerged(server.context, creator.id, id);
  const read = async () =>
    (await server.call(api.getRound, { params: { username: creator.username, number: String(number) } })).body;
  expect((await read()).candidates[0]).toMatchObject({ ideaId: id, title: '', isRemoved: true });
  await removeIdea(server.context.db, creator.id, id);
  expect((await read()).candidates[0]).toMatchObject({ ideaId: id, title: '', isRemoved: true });
  const stored = await server.query('SELECT FROM round_candidates WHERE creator_id = $1 AND title = $2', [
    creator.id,
    candidates[0]?.title,
  ]);
  expect(stored).toEqual([]);
});
