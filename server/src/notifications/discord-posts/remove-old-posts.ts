import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteOldPosts } from './sql.ts';

/** Deletes posts of past weeks, sent or not. */
export async function removeOldPosts(db: Kysely<Tables>): Promise<void> {
  await deleteOldPosts.execute(db);
}
