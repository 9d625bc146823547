import type pg from 'pg';

import { connectKysely } from '../../platform/postgres/connect.ts';
import type { Tables } from '../../tables.ts';
import { removeIdea } from './remove-idea.ts';
import { retireAll, selectRetired } from './sql.ts';

/** All that is left of a creator's ideas, one after the other. */
export async function removeIdeas(pool: pg.Pool, creatorId: number): Promise<void> {
  const db = connectKysely<Tables>(pool);
  for (;;) {
    // One that was being published while the account was deleted.
    await retireAll(db, creatorId);
    const { rows } = await pool.query<{ id: number }>(selectRetired, [creatorId]);
    if (rows.length === 0) return;
    for (const { id } of rows) await removeIdea(pool, creatorId, id);
  }
}
