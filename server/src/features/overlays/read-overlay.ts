import type { BoardPage } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { boardStore } from '../boards/board-store.ts';
import { findOverlay } from './find-overlay.ts';

export async function readOverlay(context: Context, token: string): Promise<BoardPage> {
  const { handle } = await findOverlay(context, token);
  return (await boardStore(context).read(handle)).page;
}
