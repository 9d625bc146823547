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
  // Locks the boards. Caches and open streams read them again after the commit.
  beforeChange: showNewProfile,
  onUsernameChanged: (_context, transaction, accountId) => showNewName(transaction, accountId),
  async onSuspendedChanged(_context, transaction) {
    await scheduleExplore(transaction);
    await scheduleSitemap(transaction);
  },
  // A board that isn't the main board and isn't listed can be neither found nor filled.
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
      archivedAt: row.archived_at,
      createdAt: row.created_at,
    })),
  },
};
