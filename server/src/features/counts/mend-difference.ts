import type pg from 'pg';

import { inTransaction } from '../../platform/postgres/in-transaction.ts';
import type { Difference } from './find-differences.ts';
import { lockBoard, lockIdea, mendBoard, mendIdea } from './sql.ts';

/** Counts again under the locks that whoever writes takes, ideas before boards, and writes what it finds. */
export async function mendDifference(pool: pg.Pool, { of, creatorId, id }: Difference): Promise<void> {
  await inTransaction(pool, async (client) => {
    let boardId: number | undefined = id;
    if (of === 'idea') {
      const { rows } = await client.query<{ board_id: number }>(lockIdea, [creatorId, id]);
      boardId = rows[0]?.board_id;
      if (boardId !== undefined) await client.query(mendIdea, [creatorId, id]);
    }
    if (boardId === undefined) return;
    await client.query(lockBoard, [creatorId, boardId]);
    await client.query(mendBoard, [creatorId, boardId]);
  });
}
