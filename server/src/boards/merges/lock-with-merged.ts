import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { findConnected, lockIdeas, type LockedIdea, type MergeLink } from './sql.ts';

export type LockedMerges = { ideas: LockedIdea[]; merges: MergeLink[] };

/** Whether the idea is deleted for good, so that a job removes its votes. */
export function isRemoved({ status, deleted_from: deletedFrom }: LockedIdea): boolean {
  return status === 'deleted' && deletedFrom === null;
}

/**
 * Runs `work` in a transaction that has locked the idea and every idea that merges connect with it: votes for them can't
 * change, and no merge can begin, end or move votes. If a merge began while the locks were taken, it starts again,
 * because locks must be taken in key order.
 */
export async function lockWithMerged<Result>(
  db: Kysely<Tables>,
  creatorId: number,
  ideaId: number,
  work: (transaction: Transaction<Tables>, locked: LockedMerges) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const done = await db.transaction().execute(async (transaction) => {
      const asked = idsOf(ideaId, await findConnected(transaction, creatorId, ideaId));
      const ideas = await lockIdeas(transaction, creatorId, [...asked]);
      const merges = await findConnected(transaction, creatorId, ideaId);
      if (![...idsOf(ideaId, merges)].every((id) => asked.has(id))) return undefined;
      return { result: await work(transaction, { ideas, merges }) };
    });
    if (done) return done.result;
  }
}

function idsOf(ideaId: number, merges: MergeLink[]): Set<number> {
  return new Set([ideaId, ...merges.flatMap((merge) => [merge.idea_id, merge.target_id])]);
}
