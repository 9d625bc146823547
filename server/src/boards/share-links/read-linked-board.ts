import type { BoardQuery } from '@upnext/contract/boards/boards';
import type { LinkedBoardPage } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import { describeShareLink } from './describe-share-link.ts';
import { findLink } from './find-link.ts';

/** `isLatest`: the board is loaded again, because the caller has just written. */
export async function readLinkedBoard(
  context: Context,
  token: string,
  query: BoardQuery,
  isLatest: boolean,
): Promise<LinkedBoardPage> {
  const link = await findLink(context, token);
  if (isLatest) await context.boardStore.readLatest(link.handle);
  const page = await context.boardStore.readPage(link.handle, query);
  return { ...page, publicLink: describeShareLink(context, link) };
}
