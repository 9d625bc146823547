import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';

export type LoggedChange = {
  creatorId: number;
  boardId: number;
  checkId: number | null;
  change: Tables['vote_check_log']['change'];
  madeBy: Tables['vote_check_log']['made_by'];
  accountId: number | null;
  votes: number;
};

/** Adds a row to the log of vote checks. The caller must have locked the board, because the row refers to it. */
export async function logChange(
  db: Kysely<Tables>,
  { creatorId, boardId, checkId, change, madeBy, accountId, votes }: LoggedChange,
): Promise<void> {
  await sql`
    INSERT INTO vote_check_log (creator_id, board_id, check_id, change, made_by, account_id, votes, day)
    SELECT creator_id, id, ${checkId}::bigint, ${change}, ${madeBy}, ${accountId}::bigint, ${votes}::bigint,
      (now() AT TIME ZONE time_zone)::date
    FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId}`.execute(db);
}
