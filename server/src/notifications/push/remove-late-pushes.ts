import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteLatePushes } from './sql.ts';

/** Deletes messages that could not be sent in a day, for example because their creator was suspended. */
export async function removeLatePushes(db: Kysely<Tables>): Promise<void> {
  await deleteLatePushes.execute(db);
}
