import type { Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { listExplore } from '../explore/list-explore.ts';

/**
 * Returns the ideas on the named board. If no board is named, creators get the ideas on their own main board, and
 * everyone else gets the most voted ideas across all listed boards.
 */
export async function listIdeas(
  context: Context,
  actor: Actor | undefined,
  named: string | undefined,
): Promise<Idea[]> {
  const handle = named ?? (actor?.role === 'creator' ? actor.username : undefined);
  const { ideas } =
    handle !== undefined
      ? await context.boardStore.readUncached(handle, { sort: 'chart' })
      : await listExplore(context, {}, limits.ideasPerPage);
  return ideas;
}
