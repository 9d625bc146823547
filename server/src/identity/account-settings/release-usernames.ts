import type { Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteExpiredReservations } from './sql.ts';

/** Makes former usernames available to others when their reservation has ended. */
export async function releaseUsernames(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteExpiredReservations);
}
