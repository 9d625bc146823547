import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { decisionHours, type RoundKey, type StoredState } from './round-row.ts';

/** How often the held ballots of a closed round are looked at. */
const decisionMinutes = 10;

/** Adds the job for the round's next change of state, and replaces an earlier one. */
export async function scheduleRound(db: Kysely<Tables>, { creatorId, roundId }: RoundKey): Promise<void> {
  await sql`
    SELECT graphile_worker.add_job('advance-round', json_build_object('creatorId', creator_id, 'roundId', id),
      job_key => 'round-' || id, run_at => CASE
        WHEN state = 'scheduled' THEN opens_at
        WHEN state = 'open' THEN closes_at
        WHEN held_ballots IS NULL THEN now()
        ELSE least(now() + make_interval(mins => ${decisionMinutes}), closes_at + make_interval(hours => ${decisionHours}))
      END)
    FROM rounds WHERE creator_id = ${creatorId} AND id = ${roundId} AND state IN ('scheduled', 'open', 'closed')`.execute(
    db,
  );
}

export async function setState(
  db: Kysely<Tables>,
  { creatorId, roundId }: RoundKey,
  state: StoredState,
): Promise<void> {
  await sql`UPDATE rounds SET state = ${state} WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(db);
}
