import type { BoardChange, BoardSettings } from '@upnext/contract/boards/boards';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { scheduleSitemap } from '../sitemap/schedule-sitemap.ts';
import { describeSettings } from './list-own-boards.ts';
import { showNewProfile } from './show-new-profile.ts';
import { isTimeZoneKnown, updateBoardSettings, updateHidden } from './sql.ts';

/**
 * Changes a board's settings, name, slug or archived state. Each board lists the creator's other boards, so the
 * versions of all the creator's boards are raised.
 */
export async function updateBoard(
  context: Context,
  actor: Actor,
  id: number,
  { acceptsSuggestions, isListed, isArchived, name, slug, timeZone, twitchChannel }: BoardChange,
): Promise<BoardSettings> {
  try {
    const { row, announce } = await context.db.transaction().execute(async (transaction) => {
      const raised = await showNewProfile(context, transaction, actor.accountId);
      if (timeZone !== undefined && !(await isTimeZoneKnown(transaction, timeZone)))
        throw new Refusal('invalid_input', { fields: [{ path: 'timeZone', key: 'time_zone.unknown' }] });
      if (isListed !== undefined || isArchived !== undefined) await scheduleExplore(transaction);
      const changed = await updateBoardSettings(transaction, actor.accountId, id, {
        accepts_suggestions: acceptsSuggestions,
        is_listed: isListed,
        name,
        slug,
        time_zone: timeZone,
        twitch_channel: twitchChannel,
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
    if (constraint === 'boards_main_stays') throw new Refusal('main_board_fixed');
    throw error;
  }
}

/** Excludes a board from Explore, the sitemap and search engines, or lists it again. Its URL keeps working. */
export async function hideBoard(context: Context, creatorId: number, id: number, isHidden: boolean): Promise<void> {
  const announce = await context.db.transaction().execute(async (transaction) => {
    const raised = await showNewProfile(context, transaction, creatorId);
    await updateHidden(transaction, creatorId, id, isHidden ? new Date() : null);
    await scheduleExplore(transaction);
    await scheduleSitemap(transaction);
    return raised;
  });
  announce();
}
