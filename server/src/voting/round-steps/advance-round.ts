import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import type { Tables } from '../../tables.ts';
import { closeRound } from './close-round.ts';
import { openRound } from './open-round.ts';
import type { RoundKey, StoredState } from './round-row.ts';
import { settleRound } from './settle-round.ts';
import { findState } from './sql.ts';

const OneRound = z.object({ creatorId: z.int(), roundId: z.int() });

const steps: { [State in StoredState]?: (db: Kysely<Tables>, key: RoundKey) => Promise<void> } = {
  scheduled: openRound,
  open: closeRound,
  closed: settleRound,
};

/**
 * Takes a round's next step. Each step checks the state again under the lock, and adds the job of the step after it in the
 * same transaction, so a job that was interrupted, runs too early or runs twice does no harm.
 */
export async function advanceRound(db: Kysely<Tables>, payload: unknown): Promise<void> {
  const key = OneRound.parse(payload);
  const state = await findState(db, key);
  if (state) await steps[state]?.(db, key);
}
