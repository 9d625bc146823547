import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { removeIdea } from './remove-idea.ts';
import { retireAll, selectRetired } from './sql.ts';

/** Removes all of a deleted account's ideas from the database. */
export async function removeIdeas(db: Kysely<Tables>, creatorId: number): Promise<void> {
  for (;;) {
    // Also marks as deleted any ideas that were published while the account was being deleted.
    await retireAll(db, creatorId);
    const retired = await selectRetired(db, creatorId);
    if (retired.length === 0) return;
    for (const { id } of retired) await removeIdea(db, creatorId, id);
  }
}
