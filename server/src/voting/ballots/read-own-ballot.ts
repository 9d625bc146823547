import type { Ballot } from '@upnext/contract/voting/ballots';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findRoundBoard, requireRound } from '../rounds/read-round.ts';
import { selectOwnBallot } from './sql.ts';

/** Returns the viewer's ballot. It is blank if there is none. */
export async function readOwnBallot(
  context: Context,
  { accountId }: Actor,
  handle: string,
  number: number,
): Promise<Ballot> {
  const round = await requireRound(context, await findRoundBoard(context, handle), number);
  const [ballot] = await runNamed(context.pool, selectOwnBallot, [round.creator_id, round.id, accountId]);
  return { ideaIds: ballot?.idea_ids ?? [] };
}
