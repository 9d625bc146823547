import type { SweepContext } from '../sweeps/sweep-context.ts';
import { sweepClosedRound } from '../sweeps/sweep-rounds.ts';
import { closeRound } from './close-round.ts';
import { openRound } from './open-round.ts';
import { RoundKey, type StoredState } from './round-row.ts';
import { settleRound } from './settle-round.ts';
import { findState } from './sql.ts';

/** The attempts in which a failed sweep is worth trying again: about ten seconds. */
const mostSweeps = 3;

type Run = { attempt: number; report: (problem: string) => void };

const steps: { [State in StoredState]?: (context: SweepContext, key: RoundKey) => Promise<void> } = {
  scheduled: ({ db }, key) => openRound(db, key),
  open: ({ db }, key) => closeRound(db, key),
  closed: ({ db }, key) => settleRound(db, key),
};

/**
 * Takes a round's next step. Each step checks the state again under the lock, and adds the job of the step after it in the
 * same transaction, so a job that was interrupted, runs too early or runs twice does no harm. A sweep that keeps failing
 * doesn't prevent the count.
 */
export async function advanceRound(
  context: SweepContext,
  payload: unknown,
  { attempt, report }: Run = { attempt: 1, report: () => {} },
): Promise<void> {
  const key = RoundKey.parse(payload);
  const round = await findState(context.db, key);
  if (!round) return;
  if (round.is_uncounted) {
    try {
      await sweepClosedRound(context, key);
    } catch (error) {
      if (attempt < mostSweeps) throw error;
      report(`round ${key.roundId} is counted without a last sweep: ${String(error)}`);
    }
  }
  await steps[round.state]?.(context, key);
}
