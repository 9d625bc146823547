import type { Idea } from '@upnext/contract/ideas';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { readBoardOf } from '../boards/read-board.ts';
import { listExplore } from '../explore/list-explore.ts';

/** A creator sees their own main board, everyone else the most voted ideas of all listed boards. */
export async function listIdeas(context: Context, actor: Actor | undefined): Promise<Idea[]> {
  const { ideas } =
    actor?.role === 'creator'
      ? await readBoardOf(context, actor.username, { sort: 'chart' })
      : await listExplore(context, {}, limits.ideasPerPage);
  return ideas;
}
