import type { BoardChange, BoardSettings } from '@upnext/contract/boards';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { describeSettings } from './list-own-boards.ts';
import { showNewProfile } from './show-new-profile.ts';
import { updateBoardSettings } from './sql.ts';

/** Settings, name, address, and whether it is archived. The creator's boards name each other, so all of them change. */
export async function updateBoard(
  context: Context,
  actor: Actor,
  id: number,
  { acceptsSuggestions, isListed, isArchived, name, slug }: BoardChange,
): Promise<BoardSettings> {
  try {
    const { row, announce } = await context.db.transaction().execute(async (transaction) => {
      const raised = await showNewProfile(context, transaction, actor.accountId);
      if (isListed !== undefined || isArchived !== undefined) await scheduleExplore(transaction);
      const changed = await updateBoardSettings(transaction, actor.accountId, id, {
        accepts_suggestions: acceptsSuggestions,
        is_listed: isListed,
        name,
        slug,
        ...(isArchived !== undefined && { archived_at: isArchived ? new Date() : null }),
      });
      if (!changed) throw new Refusal('board_not_found');
      return { row: changed, announce: raised };
    });
    announce();
    return describeSettings(row, actor.username, 'owner');
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'boards_slug_key') throw new Refusal('board_slug_taken');
    if (constraint === 'boards_main_stays') throw new Refusal('main_board_stays');
    throw error;
  }
}
