import type { RoundInsights } from '@upnext/contract/reach/insights';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectRoundLines } from './round-sql.ts';

/** Reads rounds of a board, newest first, that are older than round `before`. */
export async function readRounds(
  { pool }: Pick<Context, 'pool'>,
  { creatorId, boardId }: BoardKey,
  most: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<RoundInsights[]> {
  const rows = await runNamed(pool, selectRoundLines, [creatorId, boardId, before, most]);
  return rows.map(({ number, question, state, voters, ...row }) => ({
    number,
    question,
    state,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    voters,
    figures:
      row.active_voters === null || row.new_voters === null || row.sources === null
        ? null
        : { activeVoters: row.active_voters, newVoters: row.new_voters, sources: row.sources },
  }));
}
