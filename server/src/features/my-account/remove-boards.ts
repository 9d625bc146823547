import type pg from 'pg';

import { removeClosedBoards } from '../boards/close-boards.ts';
import { removeCloses } from '../chart/remove-closes.ts';
import { removeFollowers } from '../follows/remove-follows.ts';
import { removeIdeas } from '../ideas/remove-ideas.ts';
import { removeRecaps } from '../weeks/remove-recaps.ts';

/** What the boards of a deleted account leave behind: votes, ideas, history, and then the boards. */
export async function removeBoards(pool: pg.Pool, creatorId: number): Promise<void> {
  await removeIdeas(pool, creatorId);
  await removeCloses(pool, creatorId);
  await removeRecaps(pool, creatorId);
  await removeFollowers(pool, creatorId);
  await removeClosedBoards(pool, creatorId);
}
