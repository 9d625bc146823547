import type { BoardSettings } from '@upnext/contract/boards';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { describeSettings } from './list-own-boards.ts';
import { updateBoardSettings } from './sql.ts';

type Change = { acceptsSuggestions?: boolean | undefined; isListed?: boolean | undefined };

export async function updateBoard(context: Context, actor: Actor, id: number, change: Change): Promise<BoardSettings> {
  const row = await context.db.transaction().execute(async (transaction) => {
    if (change.isListed !== undefined) await scheduleExplore(transaction);
    return await updateBoardSettings(transaction, actor.accountId, id, {
      accepts_suggestions: change.acceptsSuggestions,
      is_listed: change.isListed,
    });
  });
  if (!row) throw new Refusal('board_not_found');
  announceChange(context, actor.accountId, row.id);
  return describeSettings(row);
}
