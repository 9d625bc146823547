import type { Fairness, FairnessDay, WeekSums } from '@upnext/contract/voting/fairness';

import { labelOf } from '../../boards/boards/read-board.ts';
import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectFairnessDays, selectSums } from './sql.ts';

/** Votes are never dated later than this, even if the clocks of two machines differ. */
const aheadMs = 60_000;

type BoardFairness = { week: WeekSums; verifiedOnly: boolean; timeZone: string; days: FairnessDay[] };

export async function readBoardFairness(
  { pool }: Pick<Context, 'pool'>,
  { creatorId, boardId }: BoardKey,
): Promise<BoardFairness> {
  const [sums] = await runNamed(pool, selectSums, [creatorId, boardId]);
  if (!sums) throw new Refusal('board_not_found');
  const folded = sums.folded_until ?? new Date(0);
  const days = await runNamed(pool, selectFairnessDays, [creatorId, boardId, folded, new Date(Date.now() + aheadMs)]);
  return {
    week: { counted: days.reduce((sum, { counted }) => sum + counted, 0), onHold: sums.on_hold },
    verifiedOnly: sums.verified_only,
    timeZone: sums.time_zone,
    days,
  };
}

/** The public numbers of a board. */
export async function readFairness(context: Context, handle: string): Promise<Fairness> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  const { week, verifiedOnly, days } = await readBoardFairness(context, { creatorId: creator.id, boardId: board.id });
  return { creator, ...labelOf(board), week, verifiedOnly, days };
}
