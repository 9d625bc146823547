import type { BoardPage } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { readBoard } from '../boards/read-board.ts';
import { findOverlay } from './find-overlay.ts';

export async function readOverlay(context: Context, token: string): Promise<BoardPage> {
  const { creator_id: creatorId, board_id: boardId } = await findOverlay(context, token);
  return await readBoard(context, creatorId, boardId, { sort: 'chart' });
}
