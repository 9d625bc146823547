import type pg from 'pg';

import { refreshExplorePlaces } from './sql.ts';

export async function refreshExplore(pool: pg.Pool): Promise<void> {
  await pool.query(refreshExplorePlaces);
}
