import type { Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteOldTokens } from './sql.ts';

export async function removeOldTokens(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteOldTokens);
}
