import type { Transaction } from 'kysely';
import type pg from 'pg';

import type { Tables } from '../../tables.ts';
import { deleteFollowers, deleteFollowsBy } from './sql.ts';

/** What a deleted account followed. */
export async function removeFollows(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await deleteFollowsBy(transaction, accountId);
}

/** Who followed the boards of a deleted account: as many as they are, a slice at a time. */
export async function removeFollowers(pool: pg.Pool, creatorId: number): Promise<void> {
  await deleteFollowers(pool, creatorId);
}
