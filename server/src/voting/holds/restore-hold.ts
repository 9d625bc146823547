import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { moveVotes } from './move-votes.ts';
import { selectEvadedState } from './sql.ts';

/**
 * Runs seconds after a held or void vote was withdrawn. If the account voted again at the same moment, the vote batch may
 * not have seen the stored state, and the new vote counts. This gives it the stored state.
 */
export async function restoreHold(
  db: Kysely<Tables>,
  vote: { creatorId: number; ideaId: number; accountId: number },
): Promise<void> {
  const { creatorId, ideaId, accountId } = vote;
  const evaded = await selectEvadedState(db, vote);
  if (evaded) await moveVotes({ db }, { creatorId, ideaId, accountIds: [accountId] }, ['counted'], evaded.state);
}
