import { sql } from 'kysely';

import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { exportBallots } from './sql.ts';

export const ballotHooks: AccountHooks = {
  // The account's ballots in other creators' rounds stay counted, like its votes. Those in its own rounds are removed.
  tables: ['round_ballots'],
  purge: (db, accountId) =>
    deleteInSlices(
      db,
      sql`DELETE FROM round_ballots WHERE creator_id = ${accountId} AND ctid = ANY (ARRAY(
        SELECT ctid FROM round_ballots WHERE creator_id = ${accountId} LIMIT 5000))`,
    ),
  exports: {
    ballots: exportList(exportBallots, ({ creator, question, idea_ids, cast_at, source }) => ({
      creator,
      question,
      ideaIds: idea_ids,
      castAt: cast_at,
      source,
    })),
  },
};
