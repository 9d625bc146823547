import type { Context } from '../../context.ts';
import { deleteFeatured, insertFeatured } from './sql.ts';

/** Among the first things that whoever looks around sees, or no longer. Explore reads it anew each time. */
export async function featureBoard(
  { db }: Context,
  creatorId: number,
  boardId: number,
  isFeatured: boolean,
): Promise<void> {
  await (isFeatured ? insertFeatured(db, creatorId, boardId) : deleteFeatured(db, creatorId, boardId));
}
