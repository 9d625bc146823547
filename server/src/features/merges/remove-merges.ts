import type pg from 'pg';

import { deleteMerge, retireMerged } from './sql.ts';

/** With an idea goes what was merged into it. A row goes after its idea, so that a crash in the middle forgets none. */
export async function removeMerges(
  pool: pg.Pool,
  creatorId: number,
  targetId: number,
  removeIdea: (ideaId: number) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(retireMerged, [creatorId, targetId]);
  for (const { id } of rows) {
    await removeIdea(id);
    await pool.query(deleteMerge.text, [creatorId, id]);
  }
}
