import type { BoardQuery } from '@upnext/contract/boards/boards';
import type { LinkedBoardPage } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import { describeShareLink } from './describe-share-link.ts';
import { findLink } from './find-link.ts';

export async function readLinkedBoard(context: Context, token: string, query: BoardQuery): Promise<LinkedBoardPage> {
  const link = await findLink(context, token);
  const page = await context.boardStore.readPage(link.handle, query);
  return { ...page, publicLink: describeShareLink(context, link) };
}
