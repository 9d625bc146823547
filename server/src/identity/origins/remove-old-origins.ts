import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { originDay } from './origin-day.ts';
import { truncateOrigins } from './sql.ts';

/**
 * Runs every hour: keeps the origins and keys of today and yesterday, so that no row gets older than 49 hours. Uses
 * TRUNCATE, because deleted rows would stay on the disk. If no worker ran for days, a partition can have rows of today
 * as well; they are removed with the old ones.
 */
export async function removeOldOrigins(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Every day that has rows has a key.
    const old = await transaction
      .selectFrom('origin_keys')
      .select('slot')
      .distinct()
      .where('day', '<', originDay(now, -1).day)
      .execute();
    if (old.length === 0) return;
    // A dump holds its locks for hours. Statements that use the table would wait behind this one, so the job gives up and
    // runs again later.
    await sql`SET LOCAL lock_timeout = '1s'`.execute(transaction);
    await truncateOrigins(old.map(({ slot }) => slot)).execute(transaction);
  });
}
