import type { BoardPage } from '@upnext/contract/boards/boards';

import { findHandle } from '../../boards/boards/read-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Reads a board by its handle and follows it to a new handle after a rename, so that open streams continue. */
export function followBoard(context: Context, handle: string, { creator, board }: BoardPage): () => Promise<BoardPage> {
  let address = handle;
  return async () => {
    try {
      return (await context.boardStore.readLatest(address)).page;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const renamed = await findHandle(context.pool, creator.id, board.id);
      if (!renamed || renamed.toLowerCase() === address.toLowerCase()) throw error;
      const { page } = await context.boardStore.readLatest(renamed);
      address = renamed;
      return page;
    }
  };
}
