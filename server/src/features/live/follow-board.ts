import { handleOf } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { boardStore } from '../boards/board-store.ts';
import { readBoard } from '../boards/read-board.ts';

/** Reads a board by its address, and by its new one once it was renamed: whoever watches it sees no difference. */
export function followBoard(context: Context, handle: string, { creator, board }: BoardPage): () => Promise<BoardPage> {
  let address = handle;
  return async () => {
    try {
      return (await boardStore(context).readNext(address)).page;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const now = await readBoard(context, creator.id, board.id, { sort: 'chart' });
      const renamed = handleOf(now.creator.username, now.board.slug);
      if (renamed.toLowerCase() === address.toLowerCase()) throw error;
      const { page } = await boardStore(context).readNext(renamed);
      address = renamed;
      return page;
    }
  };
}
