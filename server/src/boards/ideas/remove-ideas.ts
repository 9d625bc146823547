import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { removeIdea } from './remove-idea.ts';
import { retireAll, selectRetired } from './sql.ts';

/** Deletes the rows of all ideas of a deleted account. */
export async function removeIdeas(db: Kysely<Tables>, creatorId: number): Promise<void> {
  for (;;) {
    // Also marks ideas as deleted that were published while the account was being deleted.
    await retireAll(db, creatorId);
    const retired = await selectRetired(db, creatorId);
    if (retired.length === 0) return;
    for (const { id } of retired) await removeIdea(db, creatorId, id);
  }
}
