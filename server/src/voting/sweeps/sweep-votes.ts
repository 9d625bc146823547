import { runNamed } from '../../platform/postgres/named-query.ts';
import {
  longSweepMinutes,
  longWindowHours,
  shortWindowMinutes,
  smallestGroup,
  youngHours,
} from '../detectors/thresholds.ts';
import { endAttacks } from './end-attacks.ts';
import { findFirstYoung } from './find-first-young.ts';
import { holdSuspicious, type Swept } from './hold-suspicious.ts';
import { readSample, type Window } from './read-sample.ts';
import { releaseExpired } from './release-expired.ts';
import { selectActiveIdeas, type ActiveIdea } from './sql.ts';
import type { SweepContext } from './sweep-context.ts';
import { sweepRounds } from './sweep-rounds.ts';

/** What a sweep keeps for the next one. It can be lost: the next sweep then reads the whole long window. */
export type SweepState = {
  sweptAt: number;
  longSweptAt: number;
  /** The id from which accounts may be young. */
  firstYoung: number;
  /** The number of votes that this sweep held. */
  held: number;
  /** The votes of the last day per idea that the long window compares suspicious ones with. */
  day: ReadonlyMap<number, number>;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A vote is visible a moment after its time, so the newest votes of the last sweep are looked at again. */
const marginMs = 15_000;

export const firstSweep: SweepState = { sweptAt: 0, longSweptAt: 0, firstYoung: 0, held: 0, day: new Map() };

/**
 * Looks for bought votes on all boards with new votes and in all open rounds, and holds them. `now` is passed in, so that the simulator can run
 * a day in a minute.
 */
export async function sweepVotes(context: SweepContext, state: SweepState, now: Date): Promise<SweepState> {
  const at = now.getTime();
  const isLong = at - state.longSweptAt >= longSweepMinutes * minuteMs;
  const youngSince = new Date(at - (youngHours + longWindowHours) * hourMs);
  const firstYoung = isLong ? await findFirstYoung(context.pool, youngSince) : state.firstYoung;
  let next: SweepState = { ...state, sweptAt: at, firstYoung, held: 0 };
  // A first sweep has no day to compare bursts with. It reads the day, and the next sweep looks for bursts.
  if (state.sweptAt > 0) {
    const short = { from: new Date(at - shortWindowMinutes * minuteMs), to: now, firstYoung };
    const { held } = await sweepWindow(context, short, state.day, state.sweptAt - marginMs, true);
    next = { ...next, held: held + (await sweepRounds(context, short, state.sweptAt - marginMs, true)) };
  }
  if (isLong) {
    // After the short window, so that a burst that was just found is not part of the day's counted votes.
    const long = { from: new Date(at - longWindowHours * hourMs), to: now, firstYoung };
    const { held, plain: day } = await sweepWindow(context, long, new Map(), 0, false);
    const inRounds = await sweepRounds(context, long, 0, false);
    next = { ...next, longSweptAt: at, held: next.held + held + inRounds, day };
  }
  await releaseExpired(context, now);
  await endAttacks(context, now);
  return next;
}

/** Judges the boards with enough young voters and a vote since `changedSince`. Returns the number of votes it held. */
async function sweepWindow(
  context: SweepContext,
  window: Window,
  day: ReadonlyMap<number, number>,
  changedSince: number,
  isBurst: boolean,
): Promise<Swept> {
  const { from, to, firstYoung } = window;
  const values = [from, to, firstYoung, smallestGroup, new Date(changedSince)];
  const ideas = await runNamed(context.pool, selectActiveIdeas, values);
  const swept: Swept = { held: 0, plain: new Map() };
  for (const active of Map.groupBy(ideas, ({ board_id: boardId }) => boardId).values()) {
    const { held, plain } = await checkBoard(context, active, window, day, isBurst);
    swept.held += held;
    for (const [ideaId, votes] of plain) swept.plain.set(ideaId, votes);
  }
  return swept;
}

async function checkBoard(
  context: SweepContext,
  active: readonly ActiveIdea[],
  window: Window,
  day: ReadonlyMap<number, number>,
  isBurst: boolean,
): Promise<Swept> {
  const [first] = active;
  if (!first) return { held: 0, plain: new Map() };
  const board = { creatorId: first.creator_id, boardId: first.board_id };
  const sample = await readSample(context.pool, active, window, day);
  return await holdSuspicious(context, board, sample, { window, isBurst });
}
