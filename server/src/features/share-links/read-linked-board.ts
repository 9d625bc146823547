import type { BoardQuery } from '@upnext/contract/boards';
import type { LinkedBoardPage } from '@upnext/contract/share-links';

import type { Context } from '../../context.ts';
import { readPage } from '../boards/board-store.ts';
import { describeShareLink } from './describe-share-link.ts';
import { findLink } from './find-link.ts';

export async function readLinkedBoard(context: Context, token: string, query: BoardQuery): Promise<LinkedBoardPage> {
  const link = await findLink(context, token);
  const page = await readPage(context, link.handle, query);
  return { ...page, publicLink: describeShareLink(context, link) };
}
