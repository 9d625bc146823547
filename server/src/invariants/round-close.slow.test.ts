import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';

import { createCaller, persist } from '../../test/call.ts';
import { makeCreator, makeFan, type TestAccount } from '../../test/make-account.ts';
import { makeCheck } from '../../test/make-check.ts';
import { endRound, makeRound, runRoundJobs } from '../../test/make-round.ts';
import { randomRuns } from '../../test/random-runs.ts';
import { startServer, startTwin } from '../../test/start-server.ts';
import { connectKysely, connectPool } from '../platform/postgres/connect.ts';
import type { Tables } from '../tables.ts';
import { advanceRound } from '../voting/round-steps/advance-round.ts';

const schedules = randomRuns({ short: 30, long: 500 });
const fansCount = 6;
const ideasCount = 4;
/** The round closes this long after the first action, in the middle of the schedule. */
const closesAfterMs = 200;

const server = await startServer({ LIMIT_SCALE: '100000' });
const twin = await startTwin(server);
const workers = new pg.Pool({
  connectionString: server.context.config.databaseUrl,
  max: 4,
  application_name: 'round-worker',
});
workers.on('error', () => {});
workers.on('connect', (client) => client.on('error', () => {}));
const stalls = connectPool(server.context.config.databaseUrl, { max: 8 });
const workerDb = connectKysely<Tables>(workers);
afterAll(() => Promise.all([workers.end(), stalls.end()]));

const afterMs = fc.nat(2 * closesAfterMs);
const ballots = fc.record({
  fan: fc.nat(fansCount - 1),
  choices: fc.uniqueArray(fc.nat(ideasCount - 1), { maxLength: 3 }),
  afterMs,
  twin: fc.boolean(),
});
/**
 * Besides ballots: workers that run early or late, as with a wrong clock, and twice; connections that are killed while a
 * batch or a worker uses them; batches that stall after they have read the clock; votes that are put on hold or released; an extension.
 */
const event = fc.record({
  kind: fc.constantFrom(
    'advance',
    'advance',
    'stall',
    'stall',
    'kill-batch',
    'kill-worker',
    'hold',
    'release',
    'extend',
  ),
  fan: fc.nat(fansCount - 1),
  afterMs,
});

type Attempt = { ideaIds: number[]; status: number; sentAt: number };
type Stored = { account_id: number; idea_ids: number[]; state: string };

const kill = (where: string) =>
  server.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND ${where}`,
  );

test(
  'around the close of a round, no ballot is accepted late or lost, and the result and the tree match the ballots',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(ballots, { minLength: 10, maxLength: 30 }),
        fc.array(event, { minLength: 2, maxLength: 8 }),
        async (plan, events) => {
          const creator = await makeCreator(server);
          const fans: TestAccount[] = [];
          while (fans.length < fansCount) fans.push(await makeFan(server));
          const ideas = await makeIdeasOf(creator);
          const { number } = await makeRound(server, creator, { ideaIds: ideas, votesPerPerson: 'three' });
          const [row] = await server.query<{ id: number }>('SELECT id FROM rounds WHERE creator_id = $1', [creator.id]);
          const key = { creatorId: creator.id, roundId: row?.id ?? 0 };
          const params = { username: creator.username, number: String(number) };
          for (const fan of fans) await persist(() => fan.call(api.castVote, { params: { id: String(ideas[0]) } }));
          const start = Date.now();
          let closesAt = start + closesAfterMs;
          await moveClose(key.roundId, closesAt);

          const attempts = fans.map(() => [] as Attempt[]);
          const held = new Set<number>();
          /** Each fan sends one ballot after the other, so that the last acknowledged one is known. */
          const vote = async (fan: TestAccount, place: number) => {
            for (const one of plan.filter((ballot) => ballot.fan === place).toSorted((a, b) => a.afterMs - b.afterMs)) {
              await setTimeout(Math.max(0, start + one.afterMs - Date.now()));
              const ideaIds = one.choices.map((choice) => ideas[choice] ?? 0).toSorted((a, b) => a - b);
              const sentAt = Date.now();
              const { call } = createCaller(one.twin ? twin.origin : server.origin, fan.cookie);
              const { status } = await call(api.castBallot, { params, body: { ideaIds } });
              attempts[place]?.push({ ideaIds, status, sentAt });
            }
          };
          const happen = async ({ kind, fan: place, afterMs: delay }: (typeof events)[number]) => {
            await setTimeout(Math.max(0, start + delay - Date.now()));
            const fan = fans[place];
            if (!fan) return;
            if (kind === 'advance') await advanceRound({ pool: workers, db: workerDb }, key).catch(() => {});
            if (kind === 'stall') await stall(key.roundId);
            if (kind === 'kill-batch') await kill(`state = 'active' AND query LIKE 'WITH asked%v.ideas::bigint[]%'`);
            if (kind === 'kill-worker') await kill(`application_name = 'round-worker'`);
            if (kind === 'hold') {
              held.add(place);
              // May wait too long for the idea's lock on a busy machine.
              await makeCheck(server, creator, [ideas[0] ?? 0], [fan]).catch(() => {});
            }
            if (kind === 'release') {
              await server.query(
                `UPDATE vote_checks SET state = 'counted' WHERE creator_id = $1 AND $2 = ANY(account_ids)`,
                [creator.id, fan.id],
              );
              await server.query(`UPDATE votes SET state = 'counted' WHERE creator_id = $1 AND account_id = $2`, [
                creator.id,
                fan.id,
              ]);
            }
            if (kind === 'extend') {
              const until = new Date(closesAt + 50);
              const { status } = await creator.call(api.extendRound, {
                params: { number: String(number) },
                body: { closesAt: until.toISOString() },
              });
              if (status === 200) closesAt = until.getTime();
            }
          };
          await Promise.all([...fans.map(vote), ...events.map(happen)]);
          const [announced] = await server.query<{ closes_at: Date }>('SELECT closes_at FROM rounds WHERE id = $1', [
            key.roundId,
          ]);
          const lastMoment = announced?.closes_at.getTime() ?? 0;
          await setTimeout(Math.max(0, lastMoment + 5 - Date.now()));

          // Everything before the close is settled now. The last call is 24 hours later.
          await untilDone(() => runRoundJobs(server, creator, number));
          await untilDone(() => endRound(server, creator, number, 25));
          const stored = await server.query<Stored>(
            'SELECT account_id, idea_ids, state FROM round_ballots WHERE creator_id = $1 AND round_id = $2',
            [creator.id, key.roundId],
          );
          for (const [place, fan] of fans.entries()) {
            const tried = attempts[place] ?? [];
            expect(tried.filter(({ status, sentAt }) => status === 200 && sentAt > lastMoment)).toEqual([]);
            const ballot = stored.find(({ account_id: id }) => id === fan.id);
            const last = tried.findLastIndex(({ status }) => status === 200);
            // A request whose connection was killed may have been stored or not.
            const possible = [
              tried[last]?.ideaIds,
              ...tried.slice(last + 1).flatMap(({ status, ideaIds }) => (status >= 500 ? [ideaIds] : [])),
            ];
            expect(possible).toContainEqual(ballot?.idea_ids);
          }
          const mayBeVoid = new Set([...held].map((place) => fans[place]?.id));
          expect(stored.filter(({ state, account_id: id }) => state !== 'counted' && !mayBeVoid.has(id))).toEqual([]);
          expect(stored.filter(({ state }) => state === 'held')).toEqual([]);

          const { body: round } = await persist(() => server.call(api.getRound, { params }));
          const counted = stored.filter(({ state, idea_ids: ids }) => state === 'counted' && ids.length > 0);
          expect([round.state, round.turnout]).toEqual(['final', counted.length]);
          expect(round.candidates.map(({ votes }) => votes)).toEqual(
            round.candidates.map(({ ideaId }) => counted.filter(({ idea_ids: ids }) => ids.includes(ideaId)).length),
          );
          await expectTree(params, stored, round.result?.proof?.root);
          const late = await persist(() =>
            server.call(api.castBallot, { params, body: { ideaIds: [] }, headers: { cookie: fans[0]?.cookie ?? '' } }),
          );
          expect(late.error.code).toBe('round_closed');
        },
      ),
      { numRuns: schedules, endOnFailure: true },
    );
  },
  30_000 + schedules * 5_000,
);

/** A worker also repeats jobs that failed, for example because it got no connection. */
async function untilDone(job: () => Promise<void>): Promise<void> {
  for (let left = 10; left > 0; left--) {
    try {
      return await job();
    } catch (error) {
      if (left === 1) throw error;
      await setTimeout(500);
    }
  }
}

async function makeIdeasOf(creator: TestAccount): Promise<number[]> {
  const body = { ideas: Array.from({ length: ideasCount }, (_, place) => ({ title: `Idea ${place}` })) };
  return (await persist(() => creator.call(api.createIdeas, { body }))).body.ideas.map(({ id }) => id);
}

async function moveClose(roundId: number, closesAt: number): Promise<void> {
  await server.query(`UPDATE rounds SET opens_at = now() - interval '1 hour', closes_at = $2 WHERE id = $1`, [
    roundId,
    new Date(closesAt),
  ]);
}

/** Locks the counts for a while, so that batches wait before they write them, and commit after the closing time. */
async function stall(roundId: number): Promise<void> {
  const client = await stalls.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM round_counts WHERE round_id = $1 ORDER BY idea_id FOR UPDATE', [roundId]);
  await setTimeout(150);
  await client.query('ROLLBACK');
  client.release();
}

/** Computes the tree from the published file, independently of the server's code. */
async function expectTree(
  { username, number }: { username: string; number: string },
  stored: Stored[],
  root: string | undefined,
): Promise<void> {
  const response = await fetch(`${server.origin}/api/creators/${username}/rounds/${number}/ballots`);
  const lines = (await response.text()).split('\n').slice(0, -1);
  const published = lines.map((line) => JSON.parse(line) as { ideas: number[]; state: string });
  const text = (list: { ideas: number[]; state: string }[]) =>
    list.map(({ ideas, state }) => `${ideas.join()} ${state}`).toSorted();
  expect(text(published)).toEqual(text(stored.map(({ idea_ids: ideas, state }) => ({ ideas, state }))));
  expect(treeOf(lines).toString('hex')).toBe(root);
}

function treeOf(lines: string[]): Buffer {
  const hash = (...parts: (Buffer | string)[]) =>
    parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
  if (lines.length <= 1) return lines.length === 0 ? hash() : hash(Buffer.of(0), lines[0] ?? '');
  let split = 1;
  while (split * 2 < lines.length) split *= 2;
  return hash(Buffer.of(1), treeOf(lines.slice(0, split)), treeOf(lines.slice(split)));
}
