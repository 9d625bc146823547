import { api } from '@upnext/contract/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createCaller } from '../../test/call.ts';
import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { moveAtRandom, randomMove } from '../../test/random-move.ts';
import { randomRuns } from '../../test/random-runs.ts';
import { startServer, startTwin } from '../../test/start-server.ts';
import { watchCounts } from '../../test/watch-counts.ts';
import { reconcileCounts } from '../voting/recounts/reconcile-counts.ts';

const server = await startServer({ LIMIT_SCALE: '100000' });
const twin = await startTwin(server);

const rounds = randomRuns({ short: 40, long: 120 });
const ideasCount = 5;
const fansCount = 6;
const idea = fc.nat(ideasCount - 1);

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('vote' as const), idea, fan: fc.nat(fansCount - 1), twin: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), idea, fan: fc.nat(1), twin: fc.boolean() }),
  },
  { weight: 6, arbitrary: randomMove(ideasCount, fansCount) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('merge' as const), idea, into: idea, twin: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('unmerge' as const), idea, twin: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom<'delete' | 'approve'>('delete', 'approve'),
      idea,
      twin: fc.boolean(),
    }),
  },
);

/**
 * Selects the votes for creator $1's ideas that a merge failed to copy to its target, or that an undone merge left on
 * its target.
 */
const astray = `
  SELECT m.target_id, v.account_id FROM merges m
  JOIN votes v ON v.creator_id = m.creator_id AND v.idea_id = m.idea_id
  WHERE m.creator_id = $1 AND NOT EXISTS (
    SELECT FROM votes t WHERE t.creator_id = m.creator_id AND t.idea_id = m.target_id AND t.account_id = v.account_id)
  UNION ALL
  SELECT v.idea_id, v.account_id FROM votes v
  WHERE v.creator_id = $1 AND v.merged_from IS NOT NULL AND NOT EXISTS (
    SELECT FROM merges m JOIN votes s ON s.creator_id = m.creator_id AND s.idea_id = m.idea_id
    WHERE m.creator_id = v.creator_id AND m.target_id = v.idea_id AND m.idea_id = v.merged_from AND s.account_id = v.account_id)`;

test(
  'in rounds of 40 parallel votes, withdrawals, holds, merges and unmerges on two processes, counts match the rows at every moment and no vote is lost or counted twice',
  async () => {
    const fans = await Promise.all(Array.from({ length: fansCount }, () => makeFan(server)));
    let [merged, apart, withdrawn, moved] = [0, 0, 0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (steps) => {
        const creator = await makeCreator(server);
        const ids: number[] = [];
        for (let index = 0; index < ideasCount; index++) {
          const first = index === 0 ? ({ status: 'pending', suggestedBy: fans[0]?.id ?? 0 } as const) : {};
          ids.push(await makeIdea(server, creator, first));
        }
        const by = (cookie: string, isTwin: boolean) => createCaller(isTwin ? twin.origin : server.origin, cookie).call;
        const take = async (one: (typeof steps)[number]) => {
          if (one.kind === 'move') {
            const answer = await moveAtRandom(server.context, creator.id, ids, fans, one);
            moved += answer.moved;
            return answer;
          }
          const params = { id: String(ids[one.idea]) };
          const owner = by(creator.cookie, one.twin);
          if (one.kind === 'vote') return await by(fans[one.fan]?.cookie ?? '', one.twin)(api.castVote, { params });
          if (one.kind === 'withdraw')
            return await by(fans[one.fan]?.cookie ?? '', one.twin)(api.withdrawVote, { params });
          if (one.kind === 'merge') return await owner(api.mergeIdea, { params, body: { into: ids[one.into] ?? 0 } });
          if (one.kind === 'unmerge') return await owner(api.unmergeIdea, { params });
          return await owner(one.kind === 'delete' ? api.deleteIdea : api.approveSuggestion, { params });
        };
        // The steps run in two waves, so that the second wave includes calls on merged ideas.
        const answers = await watchCounts(server, creator.id, async () => [
          ...(await Promise.all(steps.slice(0, 20).map(take))),
          ...(await Promise.all(steps.slice(20).map(take))),
        ]);

        // A request that waits too long behind a dozen merges returns 503 busy and has written nothing.
        expect(answers.filter(({ status, error }) => status >= 500 && error.code !== 'busy')).toEqual([]);
        const won = (kind: string) =>
          steps.filter((one, at) => one.kind === kind && answers[at]?.status === 200).length;
        merged += won('merge');
        apart += won('unmerge');
        const alarms: string[] = [];
        expect(
          await reconcileCounts(server.context.db, { fix: false, report: (text) => alarms.push(text) }),
          alarms.join('\n'),
        ).toEqual([]);
        expect(await server.query(astray, [creator.id])).toEqual([]);
        // Every acknowledged vote is stored for the idea it was cast on, even if that idea has been merged since. A
        // withdrawal takes back one vote or several, so votes of fans who withdrew may be missing, but none is added.
        const withdrew = new Set(
          steps.flatMap((one, index) =>
            one.kind === 'withdraw' && answers[index]?.status === 200 ? [fans[one.fan]?.id] : [],
          ),
        );
        const acknowledged = steps.flatMap((one, index) =>
          one.kind === 'vote' && answers[index]?.status === 200 ? [`${ids[one.idea]} ${fans[one.fan]?.id}`] : [],
        );
        const rows = await server.query<{ vote: string }>(
          `SELECT idea_id || ' ' || account_id AS vote FROM votes WHERE creator_id = $1 AND merged_from IS NULL`,
          [creator.id],
        );
        const cast = rows.map(({ vote }) => vote);
        const isLasting = (vote: string) => !withdrew.has(Number(vote.split(' ')[1]));
        expect(acknowledged.filter(isLasting).toSorted()).toEqual(cast.filter(isLasting).toSorted());
        expect(cast.filter((vote) => !acknowledged.includes(vote))).toEqual([]);
        withdrawn += won('withdraw');

        // After all merges are undone, the last one first, every idea has exactly the votes that were cast for it.
        for (let left = ideasCount; left > 0; left--) {
          const { body } = await creator.call(api.listMerges);
          for (const { idea: one } of body) await creator.call(api.unmergeIdea, { params: { id: String(one.id) } });
        }
        const carried = await server.query(
          `SELECT 1 FROM votes v JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
         WHERE v.creator_id = $1 AND v.merged_from IS NOT NULL AND i.status = 'approved'`,
          [creator.id],
        );
        expect(carried).toEqual([]);
        expect(await reconcileCounts(server.context.db, { fix: false, report: () => {} })).toEqual([]);
      }),
      { numRuns: rounds, endOnFailure: true },
    );
    // Makes sure that enough calls succeeded for the test to be meaningful. On average, it is at least twice as many.
    expect(merged).toBeGreaterThan(rounds / 2);
    expect(apart).toBeGreaterThan(rounds / 10);
    expect(withdrawn).toBeGreaterThan(rounds / 4);
    expect(moved).toBeGreaterThan(rounds / 2);
  },
  30_000 + rounds * 3_000,
);
