import type { BoardPage } from '@upnext/contract/boards/boards';
import type { IdeaPage } from '@upnext/contract/boards/idea-page';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { readNear } from '../chart/read-near.ts';
import { findPublished, findSurvivor, selectDays } from './sql.ts';

export type FoundIdea = { page: IdeaPage } | { mergedInto: number };

type BoardFacts = Pick<BoardPage, 'creator' | 'board'>;

/**
 * The data of an idea's page, or the id of the idea that it was merged into. The board is read before, so the page may be
 * newer than the board's version, but never older.
 */
export async function readIdea(
  { pool, boardStore }: Context,
  { creator, board }: BoardFacts,
  ideaId: number,
): Promise<FoundIdea> {
  const key = [creator.id, board.id, ideaId];
  const [found] = await runNamed(pool, findPublished, key);
  if (!found) throw new Refusal('idea_not_found');
  if (found.status === 'merged') {
    const [survivor] = await runNamed(pool, findSurvivor, [creator.id, ideaId]);
    if (!survivor) throw new Refusal('idea_not_found');
    return { mergedInto: survivor.id };
  }
  const near = await boardStore.runRanking(() => readNear(pool, creator.id, board.id, ideaId));
  const days = near.idea ? await runNamed(pool, selectDays, key) : [];
  const { idea = describeIdea(found), neighbours, others } = near;
  return { page: { creator, board, idea, neighbours, days, more: others } };
}
