import { sql } from 'kysely';

import type { AccountHooks } from '../../context.ts';

/** The tables with the rounds of a creator, in the order in which foreign keys allow their rows to be deleted. */
const tables = ['round_trees', 'round_counts', 'round_candidates', 'rounds'];

export const roundHooks: AccountHooks = {
  tables,
  async purge(db, accountId) {
    for (const table of tables) await sql`DELETE FROM ${sql.table(table)} WHERE creator_id = ${accountId}`.execute(db);
  },
};
