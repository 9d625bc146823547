import { picturePath } from '@upnext/contract/picture';

import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { emptyBoards } from '../chart/change-board.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { scheduleSitemap } from '../sitemap/schedule-sitemap.ts';
import { showNewName, showNewProfile } from './show-new-profile.ts';
import { deleteClosed, exportBoards, insertMainBoard } from './sql.ts';

export const boardHooks: AccountHooks = {
  tables: ['boards'],
  onBecomeCreator: insertMainBoard,
  // Locks the boards before the account is written. After the commit, caches and open streams reload them.
  beforeChange: showNewProfile,
  onUsernameChanged: (_context, transaction, accountId) => showNewName(transaction, accountId),
  async onSuspendedChanged(_context, transaction) {
    await scheduleExplore(transaction);
    await scheduleSitemap(transaction);
  },
  // Clears is_main and is_listed, among other columns, so that the boards can no longer be found or receive ideas.
  async onDelete(_context, transaction, accountId) {
    if (await emptyBoards(transaction, accountId)) await scheduleExplore(transaction);
    await showNewName(transaction, accountId);
  },
  purge: (db, accountId) => deleteClosed(accountId).execute(db),
  exports: {
    boards: exportList(exportBoards, (row) => ({
      slug: row.slug,
      name: row.name,
      isListed: row.is_listed,
      acceptsSuggestions: row.accepts_suggestions,
      timeZone: row.time_zone,
      banner: row.banner && picturePath(row.banner),
      twitchChannel: row.twitch_channel,
      archivedAt: row.archived_at,
      createdAt: row.created_at,
    })),
  },
};
