import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';

export type LoggedChange = {
  creatorId: number;
  boardId: number;
  /** Null if the change belongs to no check. */
  checkId: number | null;
  change: 'held' | 'counted' | 'removed' | 'undone';
  madeBy: 'detector' | 'creator' | 'operator' | 'voter';
  /** The member who decided, if any. */
  accountId: number | null;
  votes: number;
};

/** Adds a row to the log of the board's held votes. The transaction must have locked the board (decision 22). */
export async function logChange(
  db: Kysely<Tables>,
  { creatorId, boardId, checkId, change, madeBy, accountId, votes }: LoggedChange,
): Promise<void> {
  await sql`
    INSERT INTO vote_check_log (creator_id, board_id, check_id, change, made_by, account_id, votes, day)
    SELECT creator_id, id, ${checkId}, ${change}, ${madeBy}, ${accountId}, ${votes}, (now() AT TIME ZONE time_zone)::date
    FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId}`.execute(db);
}
