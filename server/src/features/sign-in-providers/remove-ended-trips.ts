import type pg from 'pg';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { deleteEndedTrips, deleteGoneNewcomers } from './sql.ts';

export async function removeEndedTrips(pool: pg.Pool): Promise<void> {
  await deleteInSlices(pool, deleteEndedTrips);
  await deleteInSlices(pool, deleteGoneNewcomers);
}
