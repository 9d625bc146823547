import type { BoardPage } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { boardStore } from '../boards/board-store.ts';
import { findHandle } from '../boards/read-board.ts';

/** Reads a board by its address, and by its new one once it was renamed: whoever watches it sees no difference. */
export function followBoard(context: Context, handle: string, { creator, board }: BoardPage): () => Promise<BoardPage> {
  let address = handle;
  return async () => {
    try {
      return (await boardStore(context).readNext(address)).page;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const renamed = await findHandle(context, creator.id, board.id);
      if (!renamed || renamed.toLowerCase() === address.toLowerCase()) throw error;
      const { page } = await boardStore(context).readNext(renamed);
      address = renamed;
      return page;
    }
  };
}
