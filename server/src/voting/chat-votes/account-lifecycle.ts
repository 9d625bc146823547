import { sql } from 'kysely';

import type { AccountHooks } from '../../context.ts';
import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';

export const chatVoteHooks: AccountHooks = {
  tables: ['round_chat_votes'],
  purge: (db, accountId) =>
    deleteInSlices(
      db,
      sql`DELETE FROM round_chat_votes WHERE creator_id = ${accountId} AND ctid = ANY (ARRAY(
        SELECT ctid FROM round_chat_votes WHERE creator_id = ${accountId} LIMIT 5000))`,
    ),
};
