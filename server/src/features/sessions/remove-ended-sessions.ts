import type pg from 'pg';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { deleteEndedSessions } from './sql.ts';

export async function removeEndedSessions(pool: pg.Pool): Promise<void> {
  await deleteInSlices(pool, deleteEndedSessions);
}
