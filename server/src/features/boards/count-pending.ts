import type { Context } from '../../context.ts';
import { selectPendingCount } from './sql.ts';

export async function countPending(context: Context, creatorId: number): Promise<number> {
  return await selectPendingCount(context.db, creatorId);
}
