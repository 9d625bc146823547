import type { SimilarIdea } from '@upnext/contract/boards/suggestions';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectSimilar } from './sql.ts';

/** The board's published ideas with a similar title. */
export async function listSimilar(
  context: Context,
  actor: Actor,
  handle: string,
  title: string,
): Promise<SimilarIdea[]> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  const rows = await runNamed(context.pool, selectSimilar, [creator.id, board.id, title, actor.accountId]);
  return rows.map((row) => ({ id: row.id, title: row.title, votes: row.votes, isVoted: row.is_voted }));
}
