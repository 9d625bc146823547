import { api } from '@upnext/contract/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { measureRound } from './measure-round.ts';

const server = await startServer({ LIMIT_SCALE: '100' });
const { pool } = server.context;
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const fans = await Promise.all(Array.from({ length: 8 }, () => makeFan(server)));
const hosts = [null, 'direct', 'youtube.com', 'x.com'];

type Vote = { fan: number; daysAgo: number };
type Ballot = { round: number; fan: number; daysAgo: number; state: string; isBlank: boolean; host: string | null };

const readRounds = async (creator: TestAccount) => (await creator.call(api.getInsights)).body.rounds;

async function insertRound(creator: TestAccount, number: number, opensAt: Date, closesAt: Date): Promise<number> {
  const [round] = await server.query<{ id: number }>(
    `INSERT INTO rounds (creator_id, board_id, number, question, state, opens_at, closes_at, votes_per_person, hides_counts,
       is_shuffled, pick_from, top)
     SELECT creator_id, id, $2, 'Which?', 'final', $3, $4, 'one', true, true, 'tie', 2 FROM boards WHERE creator_id = $1 RETURNING id`,
    [creator.id, number, opensAt, closesAt],
  );
  return round?.id ?? 0;
}

/** Counts the same from the single votes and ballots. */
function recount(opened: Date[], closed: Date[], votes: Vote[], ballots: Ballot[], round: number) {
  const counted = ballots.filter(({ state, isBlank }) => state === 'counted' && !isBlank);
  const own = counted.filter((ballot) => ballot.round === round);
  const [opensAt, closesAt] = [opened[round] ?? new Date(), closed[round] ?? new Date()];
  const firstDay = dayOf(new Date(closesAt.getTime() - 29 * dayMs));
  const isKnown = (fan: number) =>
    votes.some((vote) => vote.fan === fan && dayOf(ago(vote.daysAgo)) < dayOf(opensAt)) ||
    counted.some((ballot) => ballot.fan === fan && ballot.round < round);
  const active = new Set(own.map(({ fan }) => fan));
  for (const { fan, daysAgo } of votes) if (dayOf(ago(daysAgo)) >= firstDay && ago(daysAgo) < closesAt) active.add(fan);
  for (const { fan, daysAgo, round: other } of counted) {
    const at = ago(daysAgo).getTime();
    if (other !== round && at > closesAt.getTime() - 30 * dayMs && at <= closesAt.getTime()) active.add(fan);
  }
  const sources = Map.groupBy(own, ({ host }) => host ?? 'unknown');
  return {
    activeVoters: active.size,
    newVoters: own.filter(({ fan }) => !isKnown(fan)).length,
    sources: [...sources]
      .map(([host, some]) => ({ host, voters: some.length }))
      .toSorted((a, b) => b.voters - a.voters || (a.host < b.host ? -1 : 1)),
  };
}

test('for any votes and ballots, the figures that measureRound stores equal a count of the single rows', async () => {
  // Half days, so that no time is at the border of a period.
  const daysAgo = fc.integer({ min: 0, max: 60 }).map((days) => days + 0.25);
  const ballot = fc.record({
    round: fc.nat(2),
    fan: fc.nat(fans.length - 1),
    daysAgo,
    state: fc.constantFrom('counted', 'counted', 'held', 'void'),
    isBlank: fc.boolean(),
    host: fc.constantFrom(...hosts),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ fan: fc.nat(fans.length - 1), daysAgo }), { maxLength: 20 }),
      fc.uniqueArray(ballot, { maxLength: 20, selector: ({ round, fan }) => `${round} ${fan}` }),
      fc.tuple(fc.nat(30), fc.nat(3), fc.nat(3)),
      async (votes, ballots, gaps) => {
        const creator = await makeCreator(server);
        const ideas = await Promise.all(votes.map(() => makeIdea(server, creator)));
        // Rounds may overlap, but a later one opens and ends later.
        const opened = gaps.map((_, place) => ago(45.5 - place * 3));
        const closed = gaps.map((_, place) => ago(39.4 - gaps.slice(0, place + 1).reduce((sum, gap) => sum + gap)));
        const rounds: number[] = [];
        for (const place of gaps.keys())
          rounds.push(await insertRound(creator, place + 1, opened[place] ?? ago(0), closed[place] ?? ago(0)));
        for (const { round, fan, daysAgo: days, state, isBlank, host } of ballots)
          await server.query(
            `INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state, cast_at, source)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            [creator.id, rounds[round], fans[fan]?.id, isBlank ? [] : [1], state, ago(days), host],
          );
        // As it happens: each round is measured when it is over, with the votes up to then.
        for (const [place, roundId] of rounds.entries()) {
          for (const [number, { fan, daysAgo: days }] of votes.entries())
            if (ago(days) < (closed[place] ?? ago(0)))
              await server.query('INSERT INTO votes VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
                creator.id,
                ideas[number],
                fans[fan]?.id,
                ago(days),
              ]);
          await server.query(`TRUNCATE board_hours, board_voters, board_voter_days, vote_changes`);
          await server.query(`UPDATE board_folds SET folded_until = '-infinity'`);
          await foldNow(server, 1_000);
          await measureRound(pool, { creatorId: creator.id, roundId });
        }
        const found = (await readRounds(creator)).toReversed().map(({ figures }) => figures);
        expect(found).toEqual(rounds.map((_, place) => recount(opened, closed, votes, ballots, place)));
        await server.query('DELETE FROM votes WHERE creator_id = $1', [creator.id]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
