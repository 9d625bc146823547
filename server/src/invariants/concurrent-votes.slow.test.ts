import { api } from '@upnext/contract/api';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { ballotsLeft } from '../../test/ballots-left.ts';
import { createCaller, persist } from '../../test/call.ts';
import { countDrift } from '../../test/count-drift.ts';
import { foldNow } from '../../test/fold-now.ts';
import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { moveAtRandom, randomMove } from '../../test/random-move.ts';
import { randomRuns } from '../../test/random-runs.ts';
import { startServer, startTwin } from '../../test/start-server.ts';
import { watchCounts } from '../../test/watch-counts.ts';
import { connectPool } from '../platform/postgres/connect.ts';

// The rate limits are raised, because a few accounts vote very often in these tests.
const server = await startServer({ LIMIT_SCALE: '100000' });
const twin = await startTwin(server);
/** The job that counts votes for the insights has connections of its own, which it waits for longer than requests do. */
const jobs = { context: { pool: connectPool(server.context.config.databaseUrl, { max: 2 }) } };
afterAll(() => jobs.context.pool.end());

const rounds = randomRuns({ short: 60, long: 200 });
const ideasCount = 4;
const fansCount = 5;

/**
 * Generates a call to either process: a fan votes or withdraws the vote through one of the three paths, the creator
 * deletes, restores, approves, closes or reopens an idea, some votes are held, released or voided, new votes for an idea
 * start or stop being held, or votes are counted for the insights.
 */
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constantFrom<'vote' | 'withdraw'>('vote', 'vote', 'withdraw'),
      fan: fc.nat(fansCount - 1),
      idea: fc.nat(ideasCount - 1),
      path: fc.nat(2),
      twin: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: randomMove(ideasCount, fansCount) },
  { weight: 1, arbitrary: fc.constant({ kind: 'fold' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom<'delete' | 'restore' | 'approve' | 'open' | 'made'>(
        'delete',
        'restore',
        'restore',
        'approve',
        'open',
        'made',
      ),
      idea: fc.nat(ideasCount - 1),
      twin: fc.boolean(),
    }),
  },
);

/** Selects the hours in which the insights of the creator in $1 differ from the counted votes. */
const insightsDrift = `
  SELECT hour FROM (
    SELECT date_trunc('hour', voted_at, 'UTC') AS hour, count(*) AS votes FROM votes
    WHERE creator_id = $1 AND state = 'counted' GROUP BY 1) v
  FULL JOIN (
    SELECT date_trunc('hour', hour, 'UTC') AS hour, sum(votes) AS votes FROM board_hours
    WHERE creator_id = $1 GROUP BY 1) h USING (hour)
  WHERE coalesce(v.votes, 0) <> coalesce(h.votes, 0)`;

test(
  'in rounds of 50 parallel calls on two processes, no call returns 5xx, each fan has at most one vote per idea, counts match the rows at every moment, and so do the insights',
  async () => {
    const fans = await Promise.all(Array.from({ length: fansCount }, () => makeFan(server)));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
        const creator = await makeCreator(server);
        const ids: number[] = [];
        for (let index = 0; index < ideasCount; index++) {
          ids.push(
            await makeIdea(server, creator, index === 0 ? { status: 'pending', suggestedBy: fans[0]?.id ?? 0 } : {}),
          );
        }
        const { body: link } = await creator.call(api.createShareLink, { body: {} });
        const at = (cookie: string, isTwin: boolean) => createCaller(isTwin ? twin.origin : server.origin, cookie).call;

        const take = async (one: (typeof steps)[number]) => {
          if (one.kind === 'fold') {
            await foldNow(jobs);
            return { status: 200 };
          }
          const id = String(ids[one.idea]);
          if (one.kind === 'move') return await moveAtRandom(server.context, creator.id, ids, fans, one);
          if (one.kind === 'open' || one.kind === 'made') {
            const body =
              one.kind === 'open' ? { stage: one.kind } : { stage: one.kind, pieceUrl: 'https://youtu.be/x' };
            return await persist(() => at(creator.cookie, one.twin)(api.changeStage, { params: { id }, body }));
          }
          if (!('fan' in one)) {
            const changes = { delete: api.deleteIdea, restore: api.restoreIdea };
            const endpoint = one.kind === 'approve' ? api.approveSuggestion : changes[one.kind];
            return await persist(() => at(creator.cookie, one.twin)(endpoint, { params: { id } }));
          }
          const call = at(fans[one.fan]?.cookie ?? '', one.twin);
          const isVote = one.kind === 'vote';
          const named = { username: creator.username, id };
          const linked = { token: link.token, id };
          return await persist(async () => {
            if (one.path === 0) return await call(isVote ? api.castVote : api.withdrawVote, { params: { id } });
            if (one.path === 1)
              return await call(isVote ? api.castBoardVote : api.withdrawBoardVote, { params: named });
            return await call(isVote ? api.castLinkedVote : api.withdrawLinkedVote, { params: linked });
          });
        };
        const answers = await watchCounts(server, creator.id, () => Promise.all(steps.map(take)));

        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        expect(await server.query(countDrift, [[creator.id]])).toEqual([]);
        // The acknowledged votes without the acknowledged withdrawals are exactly the stored votes.
        const acknowledged = ballotsLeft(
          steps.flatMap((one, index) =>
            'fan' in one && answers[index]?.status === 200
              ? [{ vote: `${ids[one.idea]} ${fans[one.fan]?.id}`, change: one.kind === 'vote' ? 1 : -1 }]
              : [],
          ),
        );
        const rows = await server.query<{ vote: string }>(
          `SELECT idea_id || ' ' || account_id AS vote FROM votes WHERE creator_id = $1`,
          [creator.id],
        );
        expect(acknowledged).toEqual(rows.map(({ vote }) => vote).toSorted());
        await foldNow(server);
        expect(await server.query(insightsDrift, [creator.id])).toEqual([]);
      }),
      { numRuns: rounds, endOnFailure: true },
    );
  },
  30_000 + rounds * 3_000,
);

test('two processes batch votes on the same boards without a deadlock or a lost batch', async () => {
  const creators = await Promise.all(Array.from({ length: 8 }, () => makeCreator(server)));
  const ids = await Promise.all(creators.flatMap((creator) => [1, 2, 3, 4].map(() => makeIdea(server, creator))));
  const owner = new Map(ids.map((id, index) => [id, creators[Math.floor(index / 4)]]));
  const fans = await Promise.all(Array.from({ length: 60 }, () => makeFan(server)));
  const before = await deadlocks();

  const calls = fans.flatMap((fan, place) =>
    // Each fan votes in a different order, so that batches contain the ideas in every order.
    ids.map((_, index) => {
      const id = ids[(index * 7 + place * 3) % ids.length] ?? 0;
      const origin = (place + index) % 2 === 0 ? server.origin : twin.origin;
      return persist(() => createCaller(origin, fan.cookie).call(api.castVote, { params: { id: String(id) } }));
    }),
  );
  const doomed = ids.filter((_, index) => index % 4 === 3);
  const deletions = doomed.map(async (id) => await owner.get(id)?.call(api.deleteIdea, { params: { id: String(id) } }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  await Promise.all(deletions);

  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await server.query(countDrift, [creators.map(({ id }) => id)])).toEqual([]);
  const kept = await server.query<{ votes: number }>(
    `SELECT votes FROM ideas WHERE id = ANY($1) AND status = 'approved'`,
    [ids],
  );
  expect(kept.map(({ votes }) => votes)).toEqual(Array(24).fill(60));
  expect(await deadlocks()).toBe(before);
});

async function deadlocks(): Promise<number> {
  const [row] = await server.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return row?.deadlocks ?? 0;
}
