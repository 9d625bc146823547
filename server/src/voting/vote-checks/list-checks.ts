import type { VoteChecks } from '@upnext/contract/voting/vote-checks';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { readBoardFairness } from '../fairness/read-fairness.ts';
import { describeCheck } from './describe-check.ts';
import { selectChecks } from './sql.ts';

/** The votes of the last seven days, and the checks that are on hold or were decided in the last 30 days. */
export async function listChecks(context: Context, board: AuthorizedBoard, actor: Actor): Promise<VoteChecks> {
  const rows = await runNamed(context.pool, selectChecks, [board.creatorId, board.boardId]);
  const { week, verifiedOnly, timeZone } = await readBoardFairness(context, board);
  return { week, verifiedOnly, timeZone, checks: rows.map((row) => describeCheck(row, actor.accountId)) };
}
