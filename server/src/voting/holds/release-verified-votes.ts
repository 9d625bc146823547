import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { moveVotes } from './move-votes.ts';
import { logReleased, selectReleasable } from './sql.ts';

/** Counts the held votes of an account that has been verified, except those of an undecided lockstep check. */
export async function releaseVerifiedVotes(db: Kysely<Tables>, accountId: number): Promise<void> {
  for (const { creator_id: creatorId, idea_id: ideaId } of await selectReleasable(db, accountId)) {
    const moved = await moveVotes({ db }, { creatorId, ideaId, accountIds: [accountId] }, ['held'], 'counted');
    if (moved > 0) await logReleased(db, creatorId, ideaId);
  }
}
