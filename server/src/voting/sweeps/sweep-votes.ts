import { runNamed } from '../../platform/postgres/named-query.ts';
import { judgeBoard } from '../detectors/judge-board.ts';
import {
  longSweepMinutes,
  longWindowHours,
  shortWindowMinutes,
  smallestGroup,
  youngHours,
} from '../detectors/thresholds.ts';
import { endAttacks } from './end-attacks.ts';
import { findFirstYoung } from './find-first-young.ts';
import { openCheck } from './open-check.ts';
import { readSample, type Window } from './read-sample.ts';
import { releaseExpired } from './release-expired.ts';
import { selectActiveIdeas, selectChecks, type ActiveIdea } from './sql.ts';
import type { SweepContext } from './sweep-context.ts';

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
 * Looks for bought votes on all boards with new votes, and holds them. `now` is passed in, so that the simulator can run
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
    next = { ...next, held };
  }
  if (isLong) {
    // After the short window, so that a burst that was just found is not part of the day's counted votes.
    const long = { from: new Date(at - longWindowHours * hourMs), to: now, firstYoung };
    const { held, plain: day } = await sweepWindow(context, long, new Map(), 0, false);
    next = { ...next, longSweptAt: at, held: next.held + held, day };
  }
  await releaseExpired(context, now);
  await endAttacks(context, now);
  return next;
}

type Swept = { held: number; plain: Map<number, number> };

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
  const swept: Swept = { held: 0, plain: new Map() };
  const [first] = active;
  if (!first) return swept;
  const board = { creatorId: first.creator_id, boardId: first.board_id };
  const sample = await readSample(context.pool, active, window, day);
  const checks = await runNamed(context.pool, selectChecks, [board.creatorId, board.boardId, window.from]);
  const cleared = new Set(checks.filter(({ state }) => state === 'counted').flatMap((check) => check.account_ids));
  // The creator decided that these accounts are fans. Their votes are still part of the ideas' counts.
  const votes = sample.votes.filter(({ accountId }) => !cleared.has(accountId));
  const { suspicions, plain } = judgeBoard({ ...sample, votes });
  for (const suspicion of suspicions) {
    const known = checks.filter(({ idea_ids: ids }) => suspicion.ideaIds.every((id) => ids.includes(id)));
    const decided = new Set(known.filter(({ state }) => state !== 'held').flatMap((check) => check.account_ids));
    const accounts = new Set(suspicion.accountIds.filter((id) => !decided.has(id)));
    const own = votes.filter(({ ideaId, accountId }) => suspicion.ideaIds.includes(ideaId) && accounts.has(accountId));
    swept.held += await openCheck(context, { ...board, ...suspicion, votes: own, isBurst, now: window.to });
  }
  return { ...swept, plain: new Map(plain) };
}
