import { setTimeout } from 'node:timers/promises';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { BoardSample } from '../detectors/recent-votes.ts';
import { longWindowHours, shortWindowMinutes, smallestGroup, youngHours } from '../detectors/thresholds.ts';
import { findFirstYoung } from './find-first-young.ts';
import { holdSuspicious } from './hold-suspicious.ts';
import { describeVotes, mostVotes, type Window } from './read-sample.ts';
import { selectActiveRounds, selectCandidateVotes, selectRecentBallots, selectRound, type ActiveRound } from './sql.ts';
import { sweepAlone } from './sweep-alone.ts';
import type { SweepContext } from './sweep-context.ts';

const longestWaitMs = 60_000;

type Key = { creatorId: number; roundId: number };

/** Holds bought ballots in open rounds that have a new ballot of a young account. Returns the number of held ballots. */
export async function sweepRounds(
  context: SweepContext,
  window: Window,
  changedSince: number,
  isBurst: boolean,
): Promise<number> {
  const values = [window.firstYoung, mostVotes, smallestGroup, new Date(changedSince)];
  let held = 0;
  for (const round of await runNamed(context.pool, selectActiveRounds, values))
    held += await sweepBallots(context, round, window, isBurst);
  return held;
}

/**
 * Looks at a round once more when it is closed and before its ballots are counted: the last sweep before the close has
 * missed the last ballots. Waits for a sweep that is running, without a connection: the worker has few.
 */
export async function sweepClosedRound(context: SweepContext, key: Key): Promise<void> {
  const deadline = Date.now() + longestWaitMs;
  while (!(await sweepAlone(context.pool, () => sweepClosed(context, key)))) {
    if (Date.now() > deadline) throw new Error('another sweep did not end');
    await setTimeout(100);
  }
}

async function sweepClosed(context: SweepContext, { creatorId, roundId }: Key): Promise<void> {
  const [round] = await runNamed(context.pool, selectRound, [creatorId, roundId]);
  if (!round) return;
  const before = (ms: number): Date => new Date(round.closes_at.getTime() - ms);
  const hourMs = 60 * 60_000;
  const firstYoung = await findFirstYoung(context.pool, before((youngHours + longWindowHours) * hourMs));
  for (const ms of [shortWindowMinutes * 60_000, longWindowHours * hourMs])
    await sweepBallots(context, round, { from: before(ms), to: round.closes_at, firstYoung }, false);
}

async function sweepBallots(
  context: SweepContext,
  { creator_id: creatorId, board_id: boardId, id: roundId }: ActiveRound,
  window: Window,
  isBurst: boolean,
): Promise<number> {
  const sample = await readRoundSample(context, creatorId, roundId, window);
  const { held } = await holdSuspicious(context, { creatorId, boardId }, sample, { window, isBurst, roundId });
  return held;
}

/** The voters of the whole round are compared with the suspicious ones, because ballots have no index on their time. */
async function readRoundSample(
  { pool }: SweepContext,
  creatorId: number,
  roundId: number,
  { from, to, firstYoung }: Window,
): Promise<BoardSample> {
  const young = `${youngHours} hours`;
  const rows = await runNamed(pool, selectRecentBallots, [creatorId, roundId, from, firstYoung, to, young, mostVotes]);
  const ideas = await runNamed(pool, selectCandidateVotes, [creatorId, roundId]);
  return {
    votes: describeVotes(rows),
    ideas: new Map(ideas.map(({ id, ever }) => [id, { window: ever, day: 0, ever }] as const)),
  };
}
