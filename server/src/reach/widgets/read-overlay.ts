import type { BoardPage } from '@upnext/contract/boards/boards';

import type { Context } from '../../context.ts';
import { findOverlay } from './find-overlay.ts';

export async function readOverlay(context: Context, token: string): Promise<BoardPage> {
  const { handle } = await findOverlay(context, token);
  return (await context.boardStore.read(handle)).page;
}
