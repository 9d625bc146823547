import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import type { Tables } from '../../tables.ts';
import { closeRound } from './close-round.ts';
import { openRound } from './open-round.ts';
import { settleRound } from './settle-round.ts';

const OneRound = z.object({ creatorId: z.int(), roundId: z.int() });

/**
 * Opens, closes or settles a round, whatever is due. Each step checks the state in its own transaction and adds the job of
 * the next one, so a job that was interrupted or runs twice does no harm.
 */
export async function advanceRound(db: Kysely<Tables>, payload: unknown): Promise<void> {
  const key = OneRound.parse(payload);
  await openRound(db, key);
  await closeRound(db, key);
  await settleRound(db, key);
}
