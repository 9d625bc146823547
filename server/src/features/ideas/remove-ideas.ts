import type pg from 'pg';

import { removeIdea } from './remove-idea.ts';
import { retireLate, selectRetired } from './sql.ts';

/** All that is left of a creator's ideas, one after the other. */
export async function removeIdeas(pool: pg.Pool, creatorId: number): Promise<void> {
  for (;;) {
    // One that was being published while the account was deleted.
    await pool.query(retireLate, [creatorId]);
    const { rows } = await pool.query<{ id: number }>(selectRetired, [creatorId]);
    if (rows.length === 0) return;
    for (const { id } of rows) await removeIdea(pool, creatorId, id);
  }
}
