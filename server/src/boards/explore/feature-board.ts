import type { Context } from '../../context.ts';
import { deleteFeatured, insertFeatured } from './sql.ts';

/**
 * Features a board at the top of the Explore page, or stops featuring it. Takes effect immediately, because Explore
 * reads the featured boards on every request.
 */
export async function featureBoard(
  { db }: Context,
  creatorId: number,
  boardId: number,
  isFeatured: boolean,
): Promise<void> {
  await (isFeatured ? insertFeatured(db, creatorId, boardId) : deleteFeatured(db, creatorId, boardId));
}
