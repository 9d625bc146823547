import type { ReplyOf } from '@upnext/contract/endpoint';
import { limits } from '@upnext/contract/limits';
import type * as rounds from '@upnext/contract/voting/rounds';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeSummary } from './describe-round.ts';
import { findRoundBoard } from './read-round.ts';
import { findTimeZone, selectRounds } from './sql.ts';

const afterLast = 2 ** 31;

export async function listRounds(
  context: Context,
  handle: string,
  cursor: string | undefined,
): Promise<ReplyOf<typeof rounds.listRounds>> {
  const { creatorId, boardId, creator, board } = await findRoundBoard(context, handle);
  const [zone] = await runNamed(context.pool, findTimeZone, [creatorId, boardId]);
  if (!zone) throw new Refusal('board_not_found');
  const rows = await runNamed(context.pool, selectRounds, [creatorId, boardId, cursor ?? afterLast]);
  const shown = rows.slice(0, limits.explorePerPage);
  return {
    creator,
    ...(board && { board }),
    timeZone: zone.time_zone,
    rounds: shown.map(describeSummary),
    nextCursor: rows.length > shown.length ? String(shown.at(-1)?.number) : null,
  };
}
