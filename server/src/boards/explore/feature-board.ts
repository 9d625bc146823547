import type { Context } from '../../context.ts';
import { deleteFeatured, insertFeatured } from './sql.ts';

/** Features a board at the top of explore, or removes it. Explore reads featured boards on every request. */
export async function featureBoard(
  { db }: Context,
  creatorId: number,
  boardId: number,
  isFeatured: boolean,
): Promise<void> {
  await (isFeatured ? insertFeatured(db, creatorId, boardId) : deleteFeatured(db, creatorId, boardId));
}
