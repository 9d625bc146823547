import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteEndedSessions } from './sql.ts';

export async function removeEndedSessions(pool: pg.Pool): Promise<void> {
  let last = Buffer.alloc(0);
  for (;;) {
    const [slice] = await runNamed(pool, deleteEndedSessions, [last]);
    if (!slice?.last) return;
    last = slice.last;
  }
}
