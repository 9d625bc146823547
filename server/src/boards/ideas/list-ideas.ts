import type { Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { listExplore } from '../explore/list-explore.ts';

/**
 * Ideas of the named board, or of the creator's own main board. For everyone else, the most voted ideas of all listed
 * boards.
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
