import type { BoardQuery } from '@upnext/contract/boards';
import type { LinkedBoardPage } from '@upnext/contract/share-links';

import type { Context } from '../../context.ts';
import { readBoard } from '../boards/read-board.ts';
import { describeShareLink } from './describe-share-link.ts';
import { findLink } from './find-link.ts';

export async function readLinkedBoard(context: Context, token: string, query: BoardQuery): Promise<LinkedBoardPage> {
  const link = await findLink(context, token);
  const page = await readBoard(context, link.creator_id, link.board_id, query);
  return { ...page, publicLink: describeShareLink(context, link) };
}
