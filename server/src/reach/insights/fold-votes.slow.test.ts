import { api } from '@upnext/contract/api';
import type { Insights } from '@upnext/contract/reach/insights';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { moveAtRandom, randomMove } from '../../../test/random-move.ts';
import { startServer } from '../../../test/start-server.ts';
import { finishDeletion } from '../../boards/ideas/finish-deletion.ts';
import { removeIdea } from '../../boards/ideas/remove-idea.ts';
import { foldSlice } from './fold-sql.ts';
import { foldVotes, requireFolded } from './fold-votes.ts';
import { listDays, todayIn } from './list-days.ts';

const server = await startServer({ LIMIT_SCALE: '1000' });
const { db, pool } = server.context;
const minuteMs = 60_000;
const fans = await Promise.all(Array.from({ length: 8 }, () => makeFan(server)));

const fold = (mostVotes?: number) => foldNow(server, mostVotes);

/** Resets the insights, as if no vote had been counted yet. */
async function startAnew(): Promise<void> {
  await server.query(
    `TRUNCATE vote_changes, board_hours, board_voters, board_voter_days; UPDATE board_folds SET folded_until = '-infinity'`,
  );
}

async function insights(creator: TestAccount, days: '7' | '30' | '90' = '30'): Promise<Insights> {
  return (await creator.call(api.getInsights, { query: { days } })).body;
}

async function vote(fan: TestAccount | undefined, idea: number | undefined): Promise<void> {
  expect((await fan?.call(api.castVote, { params: { id: String(idea) } }))?.status).toBe(200);
}

type Cast = { account_id: number; voted_at: Date };

/**
 * Computes the same figures from the individual votes. Voters keep the days on which `seen` votes were counted, even if
 * those were withdrawn or held later.
 */
function bruteForce(votes: Cast[], seen: Cast[], days: number) {
  const range = listDays(todayIn('UTC'), days);
  const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
  const daysOf = Map.groupBy(seen, (cast) => cast.account_id);
  const votersOn = (day: string, isNew: boolean): number =>
    [...daysOf.values()].filter((casts) => {
      const voted = casts.map(({ voted_at }) => dayOf(voted_at)).toSorted();
      return voted.includes(day) && (voted[0] === day) === isNew;
    }).length;
  const week = Array<number>(168).fill(0);
  for (const { voted_at: at } of votes.filter((cast) => range.includes(dayOf(cast.voted_at)))) {
    const place = ((at.getUTCDay() + 6) % 7) * 24 + at.getUTCHours();
    week[place] = (week[place] ?? 0) + 1;
  }
  return {
    perDay: range.map((day) => votes.filter((cast) => dayOf(cast.voted_at) === day).length),
    perHourOfWeek: week,
    newPerDay: range.map((day) => votersOn(day, true)),
    returningPerDay: range.map((day) => votersOn(day, false)),
  };
}

test('for any history of votes, withdrawals and holds, the figures that foldVotes stores equal a count of the individual votes', async () => {
  const pastVote = fc.record({
    idea: fc.nat(3),
    fan: fc.nat(7),
    minutesAgo: fc.integer({ min: 1, max: 100 * 24 * 60 }),
  });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('call' as const), idea: fc.nat(3), fan: fc.nat(7), isVote: fc.boolean() }),
    randomMove(4, 8),
  );
  const laterStep = fc.record({ act, isFolded: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(pastVote, { maxLength: 60 }),
      fc.array(laterStep, { maxLength: 16 }),
      fc.integer({ min: 1, max: 9 }),
      async (past, later, mostVotes) => {
        const creator = await makeCreator(server);
        const ideas = await makeIdeas(server, creator, 4);
        await startAnew();
        for (const { idea, fan, minutesAgo } of past) {
          await server.query('INSERT INTO votes VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
            creator.id,
            ideas[idea],
            fans[fan]?.id,
            new Date(Date.now() - minutesAgo * minuteMs),
          ]);
        }
        await server.query(
          `UPDATE ideas i SET votes = (SELECT count(*) FROM votes v WHERE v.idea_id = i.id) WHERE creator_id = $1`,
          [creator.id],
        );
        await server.query(
          `UPDATE boards SET total_votes = (SELECT sum(votes) FROM ideas WHERE creator_id = $1) WHERE creator_id = $1`,
          [creator.id],
        );
        // Two concurrent workers must not count a vote twice.
        await Promise.all([fold(mostVotes), fold(mostVotes)]);
        let votes: Cast[] = [];
        const seen: Cast[] = [];
        const folded = new Set<string>();
        // A voter is counted if the vote is in the public count when it is folded for the first time.
        const read = async () => {
          const rows = await server.query<Cast & { state: string }>(
            'SELECT account_id, voted_at, state FROM votes WHERE creator_id = $1',
            [creator.id],
          );
          votes = rows.filter(({ state }) => state === 'counted');
          const keyOf = ({ account_id, voted_at }: Cast) => `${account_id} ${voted_at.toISOString()}`;
          seen.push(...votes.filter((cast) => !folded.has(keyOf(cast))));
          for (const cast of rows) folded.add(keyOf(cast));
        };
        await read();
        const last = { act: { kind: 'call', idea: 0, fan: 0, isVote: true }, isFolded: true } as const;
        for (const { act: one, isFolded } of [...later, last]) {
          if (one.kind === 'move') await moveAtRandom(server.context, creator.id, ideas, fans, one);
          else {
            const params = { id: String(ideas[one.idea]) };
            await fans[one.fan]?.call(one.isVote ? api.castVote : api.withdrawVote, { params });
          }
          if (!isFolded) continue;
          await fold(mostVotes);
          await read();
        }
        for (const days of ['7', '30', '90'] as const) {
          const found = await insights(creator, days);
          const counted = bruteForce(votes, seen, Number(days));
          expect({ ...found.votes, ...found.voters }).toEqual({
            total: counted.perDay.reduce((sum, count) => sum + count, 0),
            totalBefore: bruteForce(votes, seen, Number(days) * 2)
              .perDay.slice(0, Number(days))
              .reduce((sum, count) => sum + count, 0),
            ...counted,
          });
        }
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);

test('foldVotes counts a vote from an open transaction only after the commit', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await vote(fans[0], idea);
  await fold();
  const slow = await pool.connect();
  await slow.query('BEGIN');
  await slow.query('INSERT INTO votes VALUES ($1, $2, $3)', [creator.id, idea, fans[1]?.id]);
  await vote(fans[2], idea);
  await fold();
  expect((await insights(creator)).votes.total).toBe(1);
  await slow.query('COMMIT');
  slow.release();
  await fold();
  expect((await insights(creator)).votes.total).toBe(3);
});

test('a foldVotes transaction that is rolled back leaves no partial counts', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await fold();
  const [mark] = await server.query<{ folded_until: Date }>('SELECT folded_until FROM board_folds');
  await vote(fans[0], idea);
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(foldSlice, [mark?.folded_until, new Date()]);
  await client.query('ROLLBACK');
  client.release();
  await fold();
  await fold();
  expect(await insights(creator)).toMatchObject({ votes: { total: 1 } });
});

test('foldVotes leaves votes cast in the last few seconds for its next run', async () => {
  const creator = await makeCreator(server);
  await vote(fans[0], await makeIdea(server, creator));
  await foldVotes(pool);
  expect((await insights(creator)).votes.total).toBe(0);
});

test('votes for a deleted idea stay counted, even if the idea is deleted immediately after the votes are cast', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await Promise.all(fans.map((fan) => vote(fan, idea)));
  await creator.call(api.deleteIdea, { params: { id: String(idea) } });
  await finishDeletion(db, creator.id, idea);
  const [job] = await server.query<{ created_at: Date; run_at: Date }>(
    `SELECT created_at, run_at FROM graphile_worker.jobs WHERE task_identifier = 'remove-idea' ORDER BY id DESC LIMIT 1`,
  );
  expect(Math.round((Number(job?.run_at) - Number(job?.created_at)) / 1_000)).toBe(10);
  await expect(requireFolded(pool, job?.created_at ?? new Date())).rejects.toThrow('not counted yet');
  await fold();
  await requireFolded(pool, new Date(Date.now() - 10_000));
  await removeIdea(db, creator.id, idea);
  expect((await insights(creator)).votes.total).toBe(fans.length);
});

test('votes that a merge copies to another idea are counted once, also after the merge is undone', async () => {
  const creator = await makeCreator(server);
  const [kept = 0, merged = 0] = await makeIdeas(server, creator, 2);
  const params = { id: String(merged) };
  await vote(fans[0], kept);
  await Promise.all(fans.map((fan) => vote(fan, merged)));
  expect((await creator.call(api.mergeIdea, { params, body: { into: kept } })).status).toBe(200);
  await fold();
  expect((await insights(creator)).votes.total).toBe(fans.length + 1);
  expect((await creator.call(api.unmergeIdea, { params })).status).toBe(200);
  await fold();
  expect((await insights(creator)).votes.total).toBe(fans.length + 1);
});

test('a voter whose first vote of the day is held counts as a new voter with the next vote', async () => {
  const creator = await makeCreator(server);
  const [attacked, other] = await makeIdeas(server, creator, 2);
  await startAnew();
  await server.query('UPDATE ideas SET attacked_at = now() WHERE id = $1', [attacked]);
  const voters = async () => {
    await fold();
    const { newPerDay, returningPerDay } = (await insights(creator)).voters;
    return [newPerDay.at(-1), returningPerDay.at(-1)];
  };
  await vote(fans[0], attacked);
  expect(await voters()).toEqual([0, 0]);
  await vote(fans[0], other);
  expect(await voters()).toEqual([1, 0]);
});
