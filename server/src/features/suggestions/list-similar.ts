import type { SimilarIdea } from '@upnext/contract/suggestions';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findBoardOf, selectSimilar } from './sql.ts';

/** What is on the board already and reads like this title. */
export async function listSimilar(
  context: Context,
  actor: Actor,
  username: string,
  title: string,
): Promise<SimilarIdea[]> {
  const [board] = await runNamed(context.pool, findBoardOf, [username]);
  if (!board) throw new Refusal('board_not_found');
  const rows = await runNamed(context.pool, selectSimilar, [board.creator_id, board.board_id, title, actor.accountId]);
  return rows.map((row) => ({ id: row.id, title: row.title, votes: row.votes, isVoted: row.is_voted }));
}
